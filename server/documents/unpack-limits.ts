const MEGABYTE = 1024 * 1024;

/**
 * How much all archives of one request may unpack to together. A request brings at most 30 MB, and
 * pictures and scans do not pack at all; 10 MB more are for the text of Word documents.
 */
export const MAX_UNPACKED_BYTES = 40 * MEGABYTE;

/**
 * How many times its size a large archive may unpack to. Word's text packs about 12 times smaller.
 * Its tables, which say the same of every cell, pack 50 to 80 times smaller; 8 MB are 13,000 cells.
 */
const MAX_GROWTH = 25;
const SMALL_BYTES = 8 * MEGABYTE;
const MAX_GROWTH_OF_SMALL = 100;

/** Whether an archive of this size may unpack to so much. Zeros grow a thousand times. */
export function isPlausibleGrowth(fileBytes: number, unpackedBytes: number): boolean {
  const growth = unpackedBytes <= SMALL_BYTES ? MAX_GROWTH_OF_SMALL : MAX_GROWTH;
  return unpackedBytes <= fileBytes * growth;
}
