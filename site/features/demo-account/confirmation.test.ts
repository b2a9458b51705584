import { expect, test } from "vitest";
import { type ConfirmationEdit, editConfirmation } from "./confirmation.ts";

function typing(text: string): ConfirmationEdit[] {
  return [...text].map((inserted) => ({ inputType: "insertText", inserted, replacesAll: false }));
}

function result(edits: ConfirmationEdit[]) {
  return edits.reduce(editConfirmation, "");
}

const backspace = { inputType: "deleteContentBackward", inserted: "", replacesAll: false };

test("[5.022] what is typed is the confirmation, whatever the field shows", () => {
  expect(result(typing("secret"))).toBe("secret");
});

test("[5.022] a pasted password is read", () => {
  expect(result([{ inputType: "insertFromPaste", inserted: "secret", replacesAll: false }])).toBe(
    "secret",
  );
});

test("deleting removes one letter or the whole selection", () => {
  expect(result([...typing("secrt"), backspace, ...typing("et")])).toBe("secret");
  expect(result([...typing("wrong"), { ...backspace, replacesAll: true }])).toBe("");
  expect(
    result([
      ...typing("wrong"),
      { inputType: "insertText", inserted: "secret", replacesAll: true },
    ]),
  ).toBe("secret");
  expect(result([...typing("wrong"), { ...backspace, inputType: "deleteWordBackward" }])).toBe("");
});

test("undo changes nothing", () => {
  expect(result([...typing("secret"), { ...backspace, inputType: "historyUndo" }])).toBe("secret");
});
