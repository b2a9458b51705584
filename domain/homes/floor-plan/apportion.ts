/** Rounds parts so that they add up to a total: no part differs from its exact value by a whole step. */
export function apportion(parts: readonly number[], total: number, step: number): number[] {
  const sum = parts.reduce((before, part) => before + part, 0);
  const exact = parts.map((part) => (sum === 0 ? 0 : (part / sum) * (total / step)));
  const floors = exact.map((value) => Math.floor(value + 1e-9));
  const missing = Math.round(total / step) - floors.reduce((before, value) => before + value, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - (floors[index] ?? 0) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((value) => value * step);
}
