/**
 * How much of each file has left, from 0 to 1, by the sizes in the order of sending. They go in one
 * request, and the browser tells only how much of the whole has left.
 */
export function fileProgress(sizes: readonly number[], part: number): number[] {
  let left = part * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const sent = Math.min(left, size);
    left -= sent;
    return sent / size;
  });
}
