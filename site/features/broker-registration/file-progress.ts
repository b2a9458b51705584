/**
 * How much of each file is sent, from 0 to 1, by the sizes in the order of sending. They are sent in
 * one request, and the browser reports only how much of the whole is sent.
 */
export function fileProgress(sizes: readonly number[], part: number): number[] {
  let left = part * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const sent = Math.min(left, size);
    left -= sent;
    return sent / size;
  });
}
