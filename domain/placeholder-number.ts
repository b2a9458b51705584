/** A number in the content that stands for none yet, such as 0000000000. */
export function isPlaceholderNumber(text: string): boolean {
  return /^(\d)\1*$/.test(text);
}
