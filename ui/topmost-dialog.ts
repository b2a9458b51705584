/** The modal dialog above all others. It has the focus, wherever it stands in the document. */
export function topmostDialog(): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>("dialog:modal")];
  return dialogs.findLast((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1);
}
