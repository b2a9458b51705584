const KILOBYTE = 1000;

/** "340 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
