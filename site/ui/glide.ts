import { direction } from "#ui/direction.ts";

/** The platform's smooth scrolling takes no duration. Snapping is off meanwhile, because it would
 * pull the row back at every frame. Returns a function that stops it. */
export function glide(row: HTMLElement, distance: number, milliseconds: number, onEnd: () => void) {
  const from = row.scrollLeft;
  const way = distance * direction() - from;
  const startedAt = performance.now();
  row.style.scrollSnapType = "none";
  let frame = requestAnimationFrame(move);

  function move(now: number) {
    // The first frame may have started before the click that it follows.
    const elapsed = Math.max(0, now - startedAt);
    const progress = elapsed < milliseconds ? elapsed / milliseconds : 1;
    row.scrollLeft = from + way * easeOut(progress);
    if (progress < 1) frame = requestAnimationFrame(move);
    else stop();
  }

  function stop() {
    cancelAnimationFrame(frame);
    row.style.removeProperty("scroll-snap-type");
    onEnd();
  }

  return stop;
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 4;
}
