/** Positions in pixels from the row's start, by the slides' `offsetLeft` and the farthest it can scroll. */
export function carouselStops(offsets: number[], farthest: number): number[] {
  const [first = 0] = offsets;
  const stops: number[] = [];
  for (const offset of offsets) {
    // Offsets fall in a row that runs from right to left.
    const stop = Math.min(Math.abs(offset - first), farthest);
    stops.push(stop);
    // The slides after this one are visible with it.
    if (stop >= farthest - 1) break;
  }
  return stops;
}

/** `scrollLeft` is below zero in a row that runs from right to left. */
export function nearestStop(stops: number[], scrollLeft: number): number {
  const distances = stops.map((stop) => Math.abs(stop - Math.abs(scrollLeft)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
