"""The five palettes: which colours a terminal gets, as styles for what is drawn cell by cell and as a theme for whole areas.

The hues are the web client's. `cloth` and `paper` follow the contrast and temperature sliders; 256 colours, 16 colours and none do not.
"""

import os
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from textual.theme import Theme

from clients.cli.screen.tint import between
from protocol.base import GameName

ThemeName = Literal["cloth", "paper", "cloth256", "ansi", "mono"]
THEMES: tuple[ThemeName, ...] = ("cloth", "paper", "cloth256", "ansi", "mono")


class Palette(Struct, frozen=True):
    """Styles in Rich's words. `felt…` are on the cloth of the table, the others on the ground; `now` is whatever waits or acts."""

    text: str
    dim: str
    strong: str
    now: str
    alert: str
    key: str
    button: str
    focus: str
    felt: str
    felt_dim: str
    felt_strong: str
    felt_now: str
    chip: str
    card: str
    frame: str
    marked: str
    back: str
    suits: dict[str, str]
    four: dict[str, str]
    persons: dict[str, str]
    lamp_up: str
    lamp_down: str
    lamp_off: str
    words: dict[str, str]
    four_words: dict[str, str]


class Look(Struct, frozen=True):
    """A palette and the grounds of whole areas: `cloths` by game."""

    name: ThemeName
    palette: Palette
    ground: str
    panel: str
    cloths: dict[GameName, str]
    dark: bool
    ansi: bool

    def theme(self) -> Theme:
        """The look as a theme of Textual."""
        ink = "ansi_default" if self.ansi else self.palette.text
        variables = {f"cloth-{game.replace('_', '-')}": colour for game, colour in self.cloths.items()}
        focus = "ansi_default" if self.ansi else self.palette.text
        return Theme(
            name=f"cardavia-{self.name}",
            primary=focus,
            foreground=ink,
            background=self.ground,
            surface=self.ground,
            panel=self.panel,
            dark=self.dark,
            ansi=self.ansi,
            variables={
                **variables,
                "ansi-background": "ansi_black",
                "ansi-foreground": "ansi_white",
                "scrollbar": ink,
                "scrollbar-background": self.ground,
                "scrollbar-corner-color": self.ground,
            },
        )


PERSONS = {
    "A": "#e6c052 on #191714",
    "S": "#f8f3e6 on #28543f",
    "B": "#211c16 on #e6c052",
    "Z": "#14110c on #b07f2a",
    "C": "#fdeee6 on #8d241b",
}
_ENDS: dict[str, dict[str, tuple[str, str]]] = {
    "cloth": {
        "ground": ("#28241f", "#0e0d0b"),
        "panel": ("#322d27", "#1a1815"),
        "ink": ("#d9cfbb", "#fffaf0"),
        "ink2": ("#b9ae99", "#d8cfbd"),
        "red": ("#ec8a77", "#ff9c88"),
        "card": ("#e2d8c3", "#f6f0e2"),
        "holdem": ("#24443c", "#0b211c"),
        "one_poker": ("#34302c", "#161412"),
        "as_nas": ("#2b3450", "#0e1426"),
    },
    "paper": {
        "ground": ("#ebe2cf", "#fdf9ee"),
        "panel": ("#f1e9d9", "#fffefa"),
        "ink": ("#3a332a", "#0d0b08"),
        "ink2": ("#5c5346", "#352f26"),
        "red": ("#9b2e1e", "#86130c"),
        "card": ("#f4ecda", "#fffef9"),
        "holdem": ("#294c43", "#0d2822"),
        "one_poker": ("#3b3732", "#100f0d"),
        "as_nas": ("#36415f", "#121930"),
    },
}
_FELT = {"felt": ("#f2e9d6", "#fffdf6"), "felt2": ("#e2d8c1", "#ece3cd")}
_CLOTH_STRENGTH = (0.012, 0.020)
PRINT_INK, PRINT_RED, BLUE, GREEN = "#211c16", "#a3271d", "#1f4f86", "#1e5636"


def look(name: ThemeName, contrast: int = 50, temperature: int = 50) -> Look:
    """The look of that name; the sliders, in percent, act on cloth and paper only."""
    if name in _ENDS:
        return _mixed(name, contrast, temperature)
    return {"cloth256": _CLOTH256, "ansi": _ANSI, "mono": _MONO}[name]


def _mixed(name: ThemeName, contrast: int, temperature: int) -> Look:
    ends = _ENDS[name]
    cloths = ("holdem", "one_poker", "as_nas")
    c = {
        token: between(*pair, contrast, temperature, *([_CLOTH_STRENGTH] if token in cloths else []))
        for token, pair in {**ends, **_FELT}.items()
    }
    dark = name == "cloth"
    key = "#d8b25f" if dark else "#6d4a10"
    light_words = {"s": c["ink"], "h": c["red"], "d": c["red"], "c": c["ink"]}
    palette = Palette(
        text=c["ink"],
        dim=c["ink2"],
        strong=f"bold {c['ink']}",
        now=f"bold {c['red']}",
        alert=f"bold reverse {c['red']}",
        key=f"bold {key}",
        button=f"bold {c['ink']} on {'#3d3830' if dark else '#dccfb2'}",
        focus=f"bold {c['ground']} on {c['ink']}",
        felt=c["felt"],
        felt_dim=c["felt2"],
        felt_strong=f"bold {c['felt']}",
        felt_now="bold #ffb3a3",
        chip="#e0b868",
        card=f"{PRINT_INK} on {c['card']}",
        frame=f"#7a6f5c on {c['card']}",
        marked=f"bold {PRINT_RED} on {c['card']}",
        back="#d9a094 on #6a1d16",
        suits={"s": PRINT_INK, "h": PRINT_RED, "d": PRINT_RED, "c": PRINT_INK},
        four={"s": PRINT_INK, "h": PRINT_RED, "d": BLUE, "c": GREEN},
        persons=PERSONS,
        lamp_up="bold #ffdf94",
        lamp_down="bold #bcd6ea",
        lamp_off=c["felt2"],
        words=light_words,
        four_words={**light_words, "d": "#8fc7ff" if dark else BLUE, "c": "#8fd6a0" if dark else GREEN},
    )
    return Look(name, palette, c["ground"], c["panel"], {game: c[game] for game in cloths}, dark, False)  # type: ignore[misc]


_256 = Palette(
    text="#eeeeee",
    dim="#d0d0d0",
    strong="bold #ffffd7",
    now="bold #ffaf87",
    alert="bold reverse #ffaf87",
    key="bold #ffd75f",
    button="#ffffd7 on #3a3a3a",
    focus="bold #1c1c1c on #ffffd7",
    felt="#eeeeee",
    felt_dim="#d0d0d0",
    felt_strong="bold #ffffd7",
    felt_now="bold #ffaf87",
    chip="#ffd75f",
    card="#1c1c1c on #ffffd7",
    frame="#767676 on #ffffd7",
    marked="bold #af0000 on #ffffd7",
    back="#d7afaf on #5f0000",
    suits={"s": "#1c1c1c", "h": "#af0000", "d": "#af0000", "c": "#1c1c1c"},
    four={"s": "#1c1c1c", "h": "#af0000", "d": "#005faf", "c": "#005f00"},
    persons={
        "A": "#ffd75f on #121212",
        "S": "#ffffd7 on #005f00",
        "B": "#1c1c1c on #ffff5f",
        "Z": "#1c1c1c on #d78700",
        "C": "#ffffd7 on #870000",
    },
    lamp_up="bold #ffd787",
    lamp_down="bold #afd7ff",
    lamp_off="#d0d0d0",
    words={"s": "#eeeeee", "h": "#ffaf87", "d": "#ffaf87", "c": "#eeeeee"},
    four_words={"s": "#eeeeee", "h": "#ffaf87", "d": "#87d7ff", "c": "#87d787"},
)
_CLOTH256 = Look(
    "cloth256",
    _256,
    "#1c1c1c",
    "#262626",
    {"holdem": "#00372f", "one_poker": "#303030", "as_nas": "#1c1c3a"},
    True,
    False,
)
_16 = Palette(
    text="default",
    dim="default",
    strong="bold",
    now="bold red",
    alert="bold reverse red",
    key="bold yellow",
    button="reverse",
    focus="bold reverse underline",
    felt="default",
    felt_dim="default",
    felt_strong="bold",
    felt_now="bold red",
    chip="yellow",
    card="black on white",
    frame="black on white",
    marked="bold red on white",
    back="white on red",
    suits={"s": "black", "h": "red", "d": "red", "c": "black"},
    four={"s": "black", "h": "red", "d": "blue", "c": "green"},
    persons={
        "A": "bold bright_yellow on black",
        "S": "bold white on green",
        "B": "black on bright_yellow",
        "Z": "black on yellow",
        "C": "bold white on red",
    },
    lamp_up="bold yellow",
    lamp_down="bold cyan",
    lamp_off="default",
    words={"s": "default", "h": "red", "d": "red", "c": "default"},
    four_words={"s": "default", "h": "red", "d": "cyan", "c": "green"},
)
_NO_CLOTHS: dict[GameName, str] = {"holdem": "ansi_default", "one_poker": "ansi_default", "as_nas": "ansi_default"}
_ANSI = Look("ansi", _16, "ansi_default", "ansi_default", _NO_CLOTHS, True, True)
_PLAIN = dict.fromkeys("shdc", "default")
_0 = Palette(
    text="default",
    dim="default",
    strong="bold",
    now="bold",
    alert="bold reverse",
    key="bold",
    button="reverse",
    focus="bold reverse underline",
    felt="default",
    felt_dim="default",
    felt_strong="bold",
    felt_now="bold",
    chip="default",
    card="default",
    frame="default",
    marked="bold",
    back="default",
    suits=_PLAIN,
    four=_PLAIN,
    persons=dict.fromkeys("ASBZC", "default"),
    lamp_up="bold",
    lamp_down="bold",
    lamp_off="default",
    words=_PLAIN,
    four_words=_PLAIN,
)
_MONO = Look("mono", _0, "ansi_default", "ansi_default", _NO_CLOTHS, True, True)


def chosen(option: str, environment: Mapping[str, str] = os.environ) -> tuple[ThemeName, str]:
    """The theme and why: the option, else NO_COLOR, else what the terminal says it can."""
    if option in THEMES:
        return option, "theme"  # type: ignore[return-value]
    if environment.get("NO_COLOR"):
        return "mono", "NO_COLOR"
    if environment.get("COLORTERM", "") in ("truecolor", "24bit"):
        return "cloth", "COLORTERM"
    if "256" in environment.get("TERM", ""):
        return "cloth256", "TERM"
    return "ansi", "TERM"
