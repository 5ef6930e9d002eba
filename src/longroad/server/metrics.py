"""Metrics for Prometheus: counts and times, never contents."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
COUNTED = {
    "row": ("longroad_actions", "Rows that were written: moves, chat and whatever else happened at a table"),
    "reject": ("longroad_rejects", "Messages that were refused"),
    "bot fallback": ("longroad_bot_fallbacks", "Questions that a bot failed to answer"),
    "store trouble": ("longroad_store_troubles", "Rows that could not be written"),
}


class Looked(Collector):
    """Looks a number up."""

    def __init__(self, look: Callable[[], Metric]) -> None:
        self.look = look

    def collect(self) -> Iterable[Metric]:
        yield self.look()


class Metrics:
    """All metrics of the server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counters = {
            what: Counter(name, text, registry=self.registry) for what, (name, text) in COUNTED.items()
        }
        self._answers = Histogram(
            "longroad_ack_seconds",
            "From the arrival of a command until it was answered and everybody told",
            buckets=SECONDS,
            registry=self.registry,
        )

    def counted(self, what: str) -> None:
        self._counters[what].inc()

    def timed(self, seconds: float) -> None:
        self._answers.observe(seconds)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A gauge that is read whenever the metrics are requested."""
        self.registry.register(Looked(lambda: GaugeMetricFamily(name, text, value())))

    def watch_growing(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A counter that is read likewise."""
        self.registry.register(Looked(lambda: CounterMetricFamily(name, text, value())))

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Serve the metrics on their own address in a thread; the result stops it."""
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end
