/** How many leads have arrived and are being stored just now. */
export type IntakeGauge = {
  begin(): void;
  end(): void;
  /** Whether so many come at once that other work should wait. */
  isBusy(): boolean;
};

const BUSY_FROM = 8;

export function createIntakeGauge(): IntakeGauge {
  let underWay = 0;
  return {
    begin: () => void underWay++,
    end: () => void underWay--,
    isBusy: () => underWay >= BUSY_FROM,
  };
}
