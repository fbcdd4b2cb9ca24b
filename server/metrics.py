"""What the server counts, for Prometheus: the one place that knows the library. Numbers only, no name, no card."""

from collections import Counter as Tallies
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from protocol.lobby import TableLine

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FINE = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4)


class Metrics:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._connections = Gauge("cardavia_connections", "Open connections", registry=registry)
        self._opened = Counter("cardavia_connections_opened", "Connections since the start", registry=registry)
        self._turned_away = Counter(
            "cardavia_connections_refused", "Connections that were turned away", ["why"], registry=registry
        )
        self._tables = Gauge("cardavia_tables", "Open tables", ["game", "stage"], registry=registry)
        self._seats = Gauge("cardavia_seats", "Taken seats", ["kind"], registry=registry)
        self._spectators = Gauge("cardavia_spectators", "People who watch", registry=registry)
        self._messages = Counter("cardavia_messages", "Messages of clients", ["type"], registry=registry)
        self._by_kind: dict[str, Counter] = {}
        self._refusals = Counter("cardavia_refusals", "Refusals", ["code"], registry=registry)
        self._answers = Histogram(
            "cardavia_answer_seconds", "From an action's arrival to its answer", buckets=_FINE, registry=registry
        )
        self._dropped = Counter("cardavia_updates_dropped", "Updates that a slow reader never got", registry=registry)
        self._slow = Counter("cardavia_slow_readers_closed", "Connections closed for staying behind", registry=registry)
        self._journal = Histogram(
            "cardavia_journal_seconds",
            "From an input's hand-over to its being durable",
            buckets=_FINE,
            registry=registry,
        )
        self._journal_bytes = Gauge(
            "cardavia_journal_bytes", "Size of the journal's file and its write-ahead log", registry=registry
        )
        self._actions = Counter("cardavia_actions", "Actions at the tables", ["kind", "by"], registry=registry)
        self._thought = Histogram(
            "cardavia_bot_seconds", "What a bot's decision took", ["game", "level"], buckets=_FINE, registry=registry
        )
        self._lag = Histogram(
            "cardavia_loop_lag_seconds", "How late the event loop was", buckets=_FINE, registry=registry
        )
        self._faults = Counter("cardavia_faults", "Errors of the server's own", registry=registry)

    def connected(self) -> None:
        """A connection was opened."""
        self._opened.inc()
        self._connections.inc()

    def disconnected(self, dropped: int) -> None:
        """A connection is over; `dropped` updates never reached it."""
        self._connections.dec()
        self._dropped.inc(dropped)

    def turned_away(self, why: str) -> None:
        """A connection was not let in."""
        self._turned_away.labels(why).inc()

    def message(self, kind: str) -> None:
        """A client's message arrived."""
        counter = self._by_kind.get(kind)
        if counter is None:
            counter = self._by_kind[kind] = self._messages.labels(kind)
        counter.inc()

    def refused(self, code: str) -> None:
        """A refusal was sent."""
        self._refusals.labels(code).inc()

    def answered(self, seconds: float) -> None:
        """An action was answered after so long."""
        self._answers.observe(seconds)

    def slow(self) -> None:
        """A connection was closed because its reader stayed behind."""
        self._slow.inc()

    def journalled(self, seconds: float) -> None:
        """An input became durable after so long."""
        self._journal.observe(seconds)

    def sized(self, size: Callable[[], float]) -> None:
        """Whom to ask for the journal's size, in bytes."""
        self._journal_bytes.set_function(size)

    def acted(self, kind: str, by: str) -> None:
        """An action was taken at a table by a person, a bot, the clock or a stand-in."""
        self._actions.labels(kind, by).inc()

    def thought(self, game: str, level: str, seconds: float) -> None:
        """A bot has decided."""
        self._thought.labels(game, level).observe(seconds)

    def lag(self, seconds: float) -> None:
        """The loop was so late."""
        self._lag.observe(seconds)

    def fault(self) -> None:
        """An error that is ours was logged."""
        self._faults.inc()

    def text(self, lines: Callable[[], Iterable[TableLine]]) -> bytes:
        """Everything in Prometheus' text form; the tables are counted now."""
        tables, seats, spectators = Tallies[tuple[str, str]](), Tallies[str](), 0
        for line in lines():
            tables[line.game, line.stage] += 1
            seats["person"] += line.people
            seats["bot"] += line.bots
            spectators += line.spectators
        self._tables.clear()
        for (game, stage), count in tables.items():
            self._tables.labels(game, stage).set(count)
        for kind in ("person", "bot"):
            self._seats.labels(kind).set(seats[kind])
        self._spectators.set(spectators)
        return generate_latest(self._registry)
