/** An edit of the confirmation, as the `beforeinput` event describes it. */
export type ConfirmationEdit = {
  /** As in the browser's input events: "insertText", "deleteContentBackward" ... */
  inputType: string;
  inserted: string;
  /** The whole value was selected, so the edit replaces it. */
  replacesAll: boolean;
};

/**
 * [5.022] The field shows the password, so what was typed is tracked edit by edit. The typed text has
 * no caret: insertions go to the end, and deletions remove the last character.
 */
export function editConfirmation(typed: string, edit: ConfirmationEdit): string {
  const kept = edit.replacesAll ? "" : typed;
  if (edit.inputType.startsWith("insert")) return kept + edit.inserted;
  if (edit.inputType === "deleteContentBackward") return kept.slice(0, -1);
  return edit.inputType.startsWith("delete") ? "" : typed;
}
