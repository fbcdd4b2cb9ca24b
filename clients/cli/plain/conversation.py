"""A conversation at one table in plain mode: news and typed lines in, sentences and messages out. No socket, no terminal, no clock."""

from collections.abc import Callable

from clients.cli.model import Model, muted
from clients.cli.notes import noted
from clients.cli.plain import telling
from clients.cli.plain.answers import ANSWERS
from clients.cli.plain.deeds import DEEDS, Confirm, HowMuch, Mistake, deed, raised
from clients.cli.plain.grammar import Grammar, Typed
from clients.cli.plain.occasions import asked, idle_choice, introduction
from clients.cli.plain.outlet import Outlet, Pending
from clients.cli.plain.wishes import WISHES, wish
from clients.cli.speaker import Speaker
from clients.cli.wording import Wording
from protocol.commands import Agree, Play
from protocol.lobby import Join, Leave
from protocol.play import Action
from protocol.session import Notice, Refused
from protocol.table import Ask, TableView


class Conversation:
    """One reader at one table. `ended` is set when the reader wants to go: `kept` tells whether a bot keeps the seat."""

    def __init__(self, speaker: Speaker, grammar: Grammar, outlet: Outlet, link_to: Callable[[str], str]) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.grammar = grammar
        self.out = outlet
        self.model = Model()
        self.ended = False
        self.kept = False
        self._link_to = link_to
        self._pending: Pending = None
        self._prompted: str | None = None
        self._turn = 0
        self._idle = ""
        self._clock_told = True
        self._answered: set[tuple[str, int, int | None]] = set()
        self._introduced: str | None = None

    @property
    def wording(self) -> Wording | None:
        """How the present table is said, if there is one."""
        return Wording(self.model.view, self.speaker) if self.model.view else None

    # --- what comes in -----------------------------------------------------------------------------------------------

    def heard(self, model: Model) -> None:
        """The model after a message: say its news, and ask what there is to decide."""
        self.model = model
        wording = self.wording
        spoke = False
        if wording is not None and self._introduced != wording.view.code:
            self._introduce(wording)
            spoke = True
        if wording is not None:
            for line in telling.lines(model.news, wording, self._clock_told):
                self._say(line)
                spoke = True
        if model.note is not None:
            self._say(self.note(model.note))
            spoke = True
        if wording is not None:
            self._ask(wording, again=spoke)

    def typed(self, line: str) -> None:
        """A line of the reader."""
        self._prompted = None
        typed = self.grammar.read(line)
        wording = self.wording
        if wording is None:
            return
        if not typed.line:
            self.again()
        elif self._pending is not None and self._answer(typed, wording):
            return
        elif typed.name in DEEDS:
            self._do(typed, wording)
        else:
            self._other(typed, wording)

    def interrupted(self) -> bool:
        """Ctrl-C: asks once. False if it was already asked, so that the reader leaves at once."""
        if self._pending == "leave" or self.wording is None:
            return False
        self._pending = "leave"
        self._say(self.words.say("ask-leave"))
        self._prompt(self.words.say("choice-yes_no"))
        return True

    def again(self) -> None:
        """Say once more what there is to decide."""
        if self.wording is not None:
            self._ask(self.wording, again=True)

    def elsewhere(self) -> None:
        """The reader plays in another place now: ask whether to take the seat back."""
        self._pending = "take_over"
        self._say(self.words.say("taken-over"))
        self._prompt(self.words.say("choice-yes_no"))

    def say(self, text: str) -> None:
        """A sentence of the client's own."""
        self._say(text)

    # --- saying ------------------------------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self._prompted = None
        self.out.say(text)

    def _prompt(self, text: str) -> None:
        if self._prompted != text:
            self._prompted = text
            self.out.prompt(text)

    def note(self, note: Refused | Notice) -> str:
        """A refusal or notice in the reader's language."""
        return noted(note, self.speaker)

    def _introduce(self, wording: Wording) -> None:
        self._introduced = wording.view.code
        for line in introduction(wording, self.model, self._link_to(wording.view.code)):
            self._say(line)

    # --- asking ------------------------------------------------------------------------------------------------------

    def _ask(self, wording: Wording, again: bool) -> None:
        """Ask what there is to decide; `again`: repeat the choices because other lines came between."""
        if self._pending in ("leave", "take_over"):
            if again:
                self._prompt(self.words.say("choice-yes_no"))
            return
        ask = self._asked_of_me(wording.view)
        if ask is not None:
            self._ask_agreement(ask, wording, again)
        elif self.model.your_turn:
            self._ask_turn(wording, again)
        else:
            self._ask_idle(wording.view, again)

    def _ask_agreement(self, asked: Ask, wording: Wording, again: bool) -> None:
        if self._pending != asked:
            self._pending = asked
            about = "" if asked.about is None else self.speaker.name(wording.cast, asked.about)
            key = "ask-rematch" if wording.view.stage == "over" else f"ask-{asked.ask}"
            self._say(self.words.say(key, name=self.speaker.name(wording.cast, asked.by), about=about))
            again = True
        if again:
            self._prompt(self.words.say("choice-yes_no"))

    def _ask_turn(self, wording: Wording, again: bool) -> None:
        if self._turn != self.model.turns or isinstance(self._pending, Ask):
            self._turn = self.model.turns
            self._pending = None
            self._say(wording.situation())
            again = True
        if again:
            self._prompt(self._question() or wording.choices())

    def _ask_idle(self, view: TableView, again: bool) -> None:
        self._pending = None
        choice = idle_choice(view, self.model)
        if choice and (again or choice != self._idle):
            self._prompt(self.words.say(choice))
        self._idle = choice

    def _question(self) -> str:
        if isinstance(self._pending, Confirm):
            return self.words.say("choice-yes_no")
        return self._pending.question if isinstance(self._pending, HowMuch) else ""

    def _asked_of_me(self, view: TableView) -> Ask | None:
        if not view.asks:
            self._answered.clear()
        return asked(view, self._answered)

    # --- answering ---------------------------------------------------------------------------------------------------

    def _answer(self, typed: Typed, wording: Wording) -> bool:
        """Whether the line answered what was asked."""
        pending = self._pending
        if isinstance(pending, HowMuch):
            return self._amount(typed, wording)
        wanted = isinstance(pending, Ask) and pending.ask == "restart" and typed.name == "restart"
        if typed.name not in ("yes", "no") and not wanted:
            if isinstance(pending, Confirm):  # another command takes the question back
                self._pending = None
            return False
        yes = typed.name != "no"
        self._pending = None
        if isinstance(pending, Confirm):
            self._confirmed(pending, yes, wording)
        elif isinstance(pending, Ask):
            self._answered.add((pending.ask, pending.by, pending.about))
            self.out.send(Agree(self.out.id(), pending.ask, yes))
        elif pending == "leave":
            self._leave() if yes else self.again()
        elif pending == "take_over" and self.model.view is not None:
            self.out.send(Join(self.out.id(), self.model.view.code, take_over=True)) if yes else self._leave()
        return True

    def _confirmed(self, pending: Confirm, yes: bool, wording: Wording) -> None:
        if yes:
            self._act(pending.action)
        else:
            self._prompt(wording.choices())

    def _amount(self, typed: Typed, wording: Wording) -> bool:
        offer = wording.view.legal.raise_ if wording.view.legal else None
        if offer is None or (typed.name not in ("number", "") and self.grammar.named_amount(typed.line) is None):
            self._pending = None
            return False
        self._carry_out(raised(typed.line, offer, wording, self.grammar), wording)
        return True

    def _do(self, typed: Typed, wording: Wording) -> None:
        self._carry_out(deed(typed, wording, self.grammar), wording)

    def _carry_out(self, answer: Action | Confirm | HowMuch | Mistake, wording: Wording) -> None:
        match answer:
            case Mistake():
                self._say(answer.text)
                if self.model.your_turn:
                    self._prompt(self._question() or wording.choices())
            case Confirm():
                self._pending = answer
                self._say(answer.question)
                self._prompt(self.words.say("choice-yes_no"))
            case HowMuch():
                self._pending = answer
                self._prompt(answer.question)
            case _:
                self._act(answer)

    def _act(self, action: Action) -> None:
        self._pending = None
        if self.model.view is not None:
            self.out.send(Play(self.out.id(), self.model.view.version, action))

    def _other(self, typed: Typed, wording: Wording) -> None:
        if typed.name == "leave":
            self._leave()
            return
        if typed.name in WISHES:
            self._wish(typed, wording)
            return
        for line in self._informed(typed, wording):
            self._say(line)
        self.again()

    def _wish(self, typed: Typed, wording: Wording) -> None:
        wished = wish(typed, wording, self.out.id())
        if isinstance(wished, Mistake | list):
            for line in [wished.text] if isinstance(wished, Mistake) else wished:
                self._say(line)
            self.again()
        else:
            self.out.send(wished)

    def _informed(self, typed: Typed, wording: Wording) -> list[str]:
        """The lines that answer a question about the table."""
        if typed.name in ANSWERS:
            return ANSWERS[typed.name](typed, wording, self.model)
        match typed.name:
            case "clock":
                return [self._clock(typed, wording)]
            case "mute":
                return [self._mute(typed.rest)]
            case "rules":
                return self.out.rules(wording.view.game, typed.rest)
            case "again":
                return [wording.situation()] if self.model.your_turn else []
            case "yes" | "no":
                return [self.words.say("bad-now")]
            case _:
                return [self.words.say("bad-word", text=typed.line[:60])]

    def _clock(self, typed: Typed, wording: Wording) -> str:
        switch = self.grammar.switch(typed.rest)
        if switch is None:
            return wording.clock()
        self._clock_told = switch == "on"
        return self.words.say(f"warn-{switch}")

    def _mute(self, name: str) -> str:
        if not name:
            return self.words.say("bad-empty", example="mute Ada")
        self.model = muted(self.model, name)
        return self.words.say("muted-now" if name in self.model.muted else "muted-no-more", name=name)

    def _leave(self) -> None:
        view = self.model.view
        seated = self.model.seat is not None and view is not None and view.stage not in ("waiting", "over", "closed")
        self.kept = seated
        self.ended = True
        self.out.send(Leave(self.out.id(), keep=seated))
