/** How a visitor changed the confirmation, as the browser tells it before it happens. */
export type ConfirmationEdit = {
  /** As in the browser's input events: "insertText", "deleteContentBackward" ... */
  inputType: string;
  inserted: string;
  /** All that the field shows was selected, so that the edit replaces all of it. */
  replacesAll: boolean;
};

/**
 * [5.022] The field shows the password, so what was typed into it is followed edit by edit. There is
 * no caret in what cannot be seen: text goes to the end, and the last letter is the one deleted.
 */
export function editConfirmation(typed: string, edit: ConfirmationEdit): string {
  const kept = edit.replacesAll ? "" : typed;
  if (edit.inputType.startsWith("insert")) return kept + edit.inserted;
  if (edit.inputType === "deleteContentBackward") return kept.slice(0, -1);
  return edit.inputType.startsWith("delete") ? "" : typed;
}
