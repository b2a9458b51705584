/**
 * Scrolls a row sideways in a given time, which the platform's own smooth scrolling does not let one
 * say. Snapping rests meanwhile: it would pull back at every frame. Returns how to stop it.
 */
export function glide(row: HTMLElement, to: number, milliseconds: number, onEnd: () => void) {
  const from = row.scrollLeft;
  const begun = performance.now();
  row.style.scrollSnapType = "none";
  let frame = requestAnimationFrame(move);

  function move(now: number) {
    // The first frame may have begun before the press that it follows.
    const past = Math.max(0, now - begun);
    const progress = past < milliseconds ? past / milliseconds : 1;
    row.scrollLeft = from + (to - from) * calm(progress);
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

/** Sets off at once and comes to rest slowly. */
function calm(progress: number): number {
  return 1 - (1 - progress) ** 4;
}
