export type IntakeGauge = {
  begin(): void;
  end(): void;
  isBusy(): boolean;
};

const BUSY_FROM = 8;

/** Milliseconds. Leads are committed in groups, so few are open between two commits. */
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
