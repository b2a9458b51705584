const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** In the units of the limits: 340 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}
