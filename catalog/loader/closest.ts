/** The same but for case and a few letters; undefined if none is close. */
export function closest(written: string, options: readonly string[]): string | undefined {
  const mostEdits = Math.max(1, Math.floor(written.length / 4));
  const [best] = options
    .map((option) => ({ option, edits: edits(written.toLowerCase(), option.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits);
  return best && best.edits <= mostEdits ? best.option : undefined;
}

function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (let column = 0; column < other.length; column++) {
      const replaced = above[column]! + (other[column] === letter ? 0 : 1);
      current.push(Math.min(replaced, above[column + 1]! + 1, current[column]! + 1));
    }
    above = current;
  }
  return above.at(-1)!;
}
