import { createHash } from "node:crypto";

export type Trace = ReturnType<typeof createTrace>;

/** Two runs that did the same have the same digest. */
export function createTrace({ isPrinted = false } = {}) {
  const hash = createHash("sha256");
  let steps = 0;
  return {
    add(line: string): void {
      hash.update(`${line}\n`);
      if (isPrinted) console.log(`${String(steps).padStart(5)} ${line.slice(0, 4000)}`);
    },
    nextStep: () => ++steps,
    step: () => steps,
    digest: () => hash.copy().digest("hex").slice(0, 16),
  };
}
