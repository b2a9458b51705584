type Timer = { at: number; every: number | null; run: () => void };

export type Clock = ReturnType<typeof createClock>;

const START = Date.parse("2026-03-10T08:00:00Z");

/** Two clocks, as a machine has them: timers follow the steady one, `now` the other one, which may jump. */
export function createClock() {
  let steady = 0;
  let offset = START;
  const timers = new Map<number, Timer>();
  let lastId = 0;

  function start(milliseconds: number, run: () => void, isRepeated: boolean): number {
    const wait = Math.max(1, Number.isFinite(milliseconds) ? milliseconds : 1);
    timers.set(++lastId, { at: steady + wait, every: isRepeated ? wait : null, run });
    return lastId;
  }

  function fire(id: number, timer: Timer): void {
    if (timer.every === null) timers.delete(id);
    else timer.at = steady + timer.every;
    timer.run();
  }

  return {
    now: () => new Date(offset + steady),
    steady: () => steady,
    start,
    stop: (id: number) => void timers.delete(id),
    has: (id: number) => timers.has(id),
    stopAll: () => timers.clear(),
    hasTimers: () => timers.size > 0,
    /** Moves on to the next timer and runs it. */
    fireNext(): void {
      const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (!next) return;
      steady = Math.max(steady, next[1].at);
      fire(...next);
    },
    /** As if the process had stood still: each overdue timer runs once. */
    stall(milliseconds: number): void {
      steady += milliseconds;
      const due = [...timers].filter(([, { at }]) => at <= steady);
      for (const [id, timer] of due) if (timers.has(id)) fire(id, timer);
    },
    jump: (milliseconds: number) => void (offset += milliseconds),
  };
}
