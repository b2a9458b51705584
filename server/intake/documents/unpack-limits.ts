const MEGABYTE = 1024 * 1024;

/**
 * The unpacked size of all archives of one request. A request has at most 30 MB, and pictures and
 * scans hardly compress; 10 MB more are for the text of Word documents.
 */
export const MAX_UNPACKED_BYTES = 40 * MEGABYTE;

/**
 * The compression ratio of a large archive. Text of Word documents has about 12, tables with their
 * repeated markup 50 to 80; 8 MB are 13,000 cells.
 */
const MAX_GROWTH = 25;
const SMALL_BYTES = 8 * MEGABYTE;
const MAX_GROWTH_OF_SMALL = 100;

/** Whether the ratio is that of a document. Zeros have a ratio of a thousand. */
export function isPlausibleGrowth(fileBytes: number, unpackedBytes: number): boolean {
  const growth = unpackedBytes <= SMALL_BYTES ? MAX_GROWTH_OF_SMALL : MAX_GROWTH;
  return unpackedBytes <= fileBytes * growth;
}
