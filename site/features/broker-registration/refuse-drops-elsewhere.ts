/** The browser would open a file dropped beside its field in place of the page, and the other
 * documents would be lost. */
export function refuseDropsElsewhere(): () => void {
  const listening = new AbortController();
  for (const type of ["dragover", "drop"] as const) {
    window.addEventListener(type, refuseElsewhere, { signal: listening.signal });
  }
  return () => listening.abort();
}

function refuseElsewhere(event: DragEvent) {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}
