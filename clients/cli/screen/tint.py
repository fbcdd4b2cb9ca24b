"""Colours by arithmetic: mixing two in OKLab, warming or cooling one without changing its lightness, and the contrast of a pair."""

Rgb = tuple[float, float, float]
Lab = tuple[float, float, float]


def rgb(colour: str) -> Rgb:
    """`#rrggbb` as three parts from 0 to 1."""
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def written(parts: Rgb) -> str:
    """Three parts as `#rrggbb`, what lies outside cut off."""
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in parts)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def oklab(colour: str) -> Lab:
    """A colour in OKLab."""
    r, g, b = (_linear(part) for part in rgb(colour))
    x = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    y = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    z = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z,
        1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z,
        0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z,
    )


def colour(lab: Lab) -> str:
    """OKLab as `#rrggbb`."""
    light, a, b = lab
    x = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    y = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    z = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return written(
        (
            _curved(max(0.0, 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z)),
            _curved(max(0.0, -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z)),
            _curved(max(0.0, -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z)),
        )
    )


def between(
    soft: str, hard: str, contrast: int, temperature: int, strength: tuple[float, float] = (0.006, 0.024)
) -> str:
    """A colour of the house at a setting of the two sliders (percent): mixed from its ends by contrast, then warmed or cooled.

    `strength` is how far the ends of the temperature move a and b.
    """
    share, warmth = contrast / 100, temperature / 50 - 1
    one, other = oklab(soft), oklab(hard)
    light, a, b = (x + (y - x) * share for x, y in zip(one, other, strict=True))
    return colour((light, a + warmth * strength[0], b + warmth * strength[1]))


def contrast_of(one: str, other: str) -> float:
    """The contrast ratio of two colours by WCAG, from 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    r, g, b = (_linear(part) for part in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
