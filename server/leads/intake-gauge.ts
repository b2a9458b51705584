/** How many leads have arrived and are being stored just now. */
export type IntakeGauge = {
  begin(): void;
  end(): void;
  /** Whether so many come at once that other work should wait. */
  isBusy(): boolean;
};

const BUSY_FROM = 8;

/** Leads are committed together, so between two commits there are few. In milliseconds. */
const BUSY_FOR = 500;

export function createIntakeGauge(): IntakeGauge {
  let underWay = 0;
  let busyAt = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      if (++underWay >= BUSY_FROM) busyAt = performance.now();
    },
    end: () => void underWay--,
    isBusy: () => performance.now() - busyAt < BUSY_FOR,
  };
}
