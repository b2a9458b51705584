/** Behind the next frame, and in a task of its own: what answers a press is painted first. */
export function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
