"""Runs `longroad` and looks again and again where it is: python bench/sampling.py FILE serve …

It looks from one SIGUSR1 to the next, by CPU time. That costs next to nothing, so the shares are those of
the real thing. Only the main thread is looked at.
"""

import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from longroad.cli.main import main

MOST = 60  # lines of each list


class Sampler:
    """Counts in which functions the program was found: on top, and anywhere."""

    def __init__(self) -> None:
        self.samples = 0
        self.is_looking = False
        self.inside: Counter[str] = Counter()
        self.within: Counter[str] = Counter()

    def switch(self, *_: object) -> None:
        """Begin to look, or stop."""
        self.is_looking = not self.is_looking
        every = 0.001 if self.is_looking else 0.0
        signal.setitimer(signal.ITIMER_PROF, every, every)

    def look(self, _: int, frame: FrameType | None) -> None:
        self.samples += 1
        seen: set[str] = set()
        while frame is not None:
            name = f"{'/'.join(Path(frame.f_code.co_filename).parts[-2:])}:{frame.f_code.co_name}"
            if not seen:
                self.inside[name] += 1
            seen.add(name)
            frame = frame.f_back
        self.within.update(seen)

    def report(self) -> str:
        text = f"{self.samples} samples\n"
        for title, counted in (("with what it calls", self.within), ("itself", self.inside)):
            text += f"\n{title}\n"
            text += "".join(
                f"{n / max(1, self.samples):7.1%}  {name}\n" for name, n in counted.most_common(MOST)
            )
        return text


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    sampler = Sampler()
    signal.signal(signal.SIGPROF, sampler.look)
    signal.signal(signal.SIGUSR1, sampler.switch)
    try:
        main()
    finally:
        file.write_text(sampler.report(), encoding="utf-8")
