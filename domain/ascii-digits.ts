export function toAsciiDigits(text: string): string {
  // Each range begins at a multiple of 16, so the last four bits are the digit.
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
