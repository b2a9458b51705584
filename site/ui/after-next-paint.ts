/** Resolves in a task after the next frame, so that the response to a click is painted first. */
export function afterNextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
