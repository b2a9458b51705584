/** Undefined where the storage is full or blocked: then what was stored lives as long as the page. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
