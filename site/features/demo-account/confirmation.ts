export type ConfirmationEdit = {
  /** A type of the browser's input events: "insertText", "deleteContentBackward" ... */
  inputType: string;
  inserted: string;
  /** The whole value was selected, so the edit replaces it. */
  replacesAll: boolean;
};

/** [5.022] The field shows the password, so typed text is tracked edit by edit. It has no caret:
 * insertions go to the end, and deletions remove the last character. */
export function editConfirmation(typed: string, edit: ConfirmationEdit): string {
  const kept = edit.replacesAll ? "" : typed;
  if (edit.inputType.startsWith("insert")) return kept + edit.inserted;
  if (edit.inputType === "deleteContentBackward") return kept.slice(0, -1);
  return edit.inputType.startsWith("delete") ? "" : typed;
}
