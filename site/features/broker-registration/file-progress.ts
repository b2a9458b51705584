/** The sent share of each file from 0 to 1, by sizes in the order of sending: the browser reports
 * only how much of the whole request is sent. */
export function fileProgress(sizes: readonly number[], part: number): number[] {
  let left = part * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const sent = Math.min(left, size);
    left -= sent;
    return sent / size;
  });
}
