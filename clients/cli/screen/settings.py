"""The reader's settings: seen at once, kept in the profile."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from babel import Locale
from msgspec.structs import replace

from clients.cli.catalogue import languages
from clients.cli.screen.form import Field, FormScreen
from clients.cli.screen.palettes import THEMES

if TYPE_CHECKING:
    from clients.cli.screen.app import Cardavia

SLIDER = tuple(range(0, 101, 10))


class SettingsScreen(FormScreen):
    """Language, theme, sliders, deck, cards, sound, animation, confirm fold."""

    def __init__(self, house: "Cardavia") -> None:
        say = house.words.say
        super().__init__(house, say("key-settings"), say("form-settings-hint"), fields(house))

    def changed(self, field: Field) -> None:
        """Put it on at once."""
        self.house.choose(replace(self.house.options, **{field.name: field.value}))
        if field.name in ("language", "theme"):
            say = self.house.words.say
            self.title_text, self.hint_text = say("key-settings"), say("form-settings-hint")
            self.fields = fields(self.house)

    def other(self, key: str) -> Callable[[], None] | None:
        """The key that opened it closes it."""
        return self.dismiss_form if key == "o" else None


def fields(house: "Cardavia") -> list[Field]:
    """The lines of the form as the options are now."""
    say, options = house.words.say, house.options
    switch = ((True, say("option-on")), (False, say("option-off")))
    # Persian is offered in the plain mode only: terminals differ in whether they reorder its letters.
    names = [
        (name, str(Locale.parse(name).get_display_name() or name))
        for name in languages()
        if Locale.parse(name).text_direction == "ltr"
    ]
    no_effect = "" if house.theme_name in ("cloth", "paper") else say("form-no-effect")
    auto = ("auto", say("form-auto"))
    made = [
        ("language", names, house.words.language, ""),
        ("theme", [auto, *((name, name) for name in THEMES)], options.theme, ""),
        ("contrast", [(share, f"{share} %") for share in SLIDER], options.contrast, no_effect),
        ("temperature", [(share, f"{share} %") for share in SLIDER], options.temperature, no_effect),
        ("four_colour", switch, options.four_colour, ""),
        ("cards", [auto, *((name, name) for name in ("suits", "letters", "ascii"))], options.cards, ""),
        ("sound", switch, options.sound, ""),
        (
            "animation",
            [(name, say(f"option-animation-{name}")) for name in ("off", "normal", "fast")],
            options.animation,
            "",
        ),
        ("confirm_fold", switch, options.confirm_fold, ""),
    ]
    return [
        Field(
            name,
            say(f"option-{name}"),
            values,
            next((at for at, value in enumerate(values) if value[0] == now), 0),
            hint,
        )
        for name, values, now, hint in made
    ]
