/** Where a row of slides can come to rest, in pixels from its beginning. */
export function carouselStops(offsets: number[], farthest: number): number[] {
  const [first = 0] = offsets;
  const stops: number[] = [];
  for (const offset of offsets) {
    const stop = Math.min(offset - first, farthest);
    stops.push(stop);
    // The slides after this one are in sight with it.
    if (stop >= farthest - 1) break;
  }
  return stops;
}

export function nearestStop(stops: number[], position: number): number {
  const distances = stops.map((stop) => Math.abs(stop - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
