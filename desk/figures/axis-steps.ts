const MOST_STEPS = 4;

/** Round numbers from 0 to the first that is not below `most`, such as 0, 5, 10, 15. */
export function axisSteps(most: number): number[] {
  const step = stepFor(Math.max(1, most));
  return Array.from(
    { length: Math.max(1, Math.ceil(most / step)) + 1 },
    (_, index) => index * step,
  );
}

function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].find((digit) => digit * power * MOST_STEPS >= most);
    if (step) return step * power;
  }
}
