/** Hands a file that was made here to the visitor, as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
