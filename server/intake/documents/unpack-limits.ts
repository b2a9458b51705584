const MEGABYTE = 1024 * 1024;

/** For all archives of one request of at most 30 MB: scans hardly compress, and 10 MB more are for the text of
 * Word documents. */
export const MAX_UNPACKED_BYTES = 40 * MEGABYTE;

/** Text of Word documents compresses about 12 times, tables 50 to 80 times; 8 MB are 13,000 cells. Zeros
 * compress a thousand times. */
const MAX_GROWTH = 25;
const SMALL_BYTES = 8 * MEGABYTE;
const MAX_GROWTH_OF_SMALL = 100;

export function isPlausibleGrowth(fileBytes: number, unpackedBytes: number): boolean {
  const growth = unpackedBytes <= SMALL_BYTES ? MAX_GROWTH_OF_SMALL : MAX_GROWTH;
  return unpackedBytes <= fileBytes * growth;
}
