// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userWithFakeTimers } from "./test-user-with-fake-timers.ts";
import { Dialog } from "./dialog.tsx";

function renderOpen() {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} size="form" title="Schedule a meeting">
      <input aria-label="Name" />
      <input aria-label="Licence" type="file" />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole("dialog", { name: "Schedule a meeting" }) };
}

test("an open dialog is named by its title, which takes the focus", () => {
  const { dialog } = renderOpen();
  expect(dialog).toHaveProperty("open", true);
  expect(screen.getByRole("heading", { name: "Schedule a meeting" })).toHaveFocus();
});

test("a closed dialog renders nothing", () => {
  render(
    <Dialog open={false} onClose={() => undefined} size="form" title="Schedule a meeting">
      <p>Form</p>
    </Dialog>,
  );
  expect(document.querySelector("dialog")).not.toBeInTheDocument();
});

test("the close button and Escape call onClose", async () => {
  const { onClose, dialog } = renderOpen();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  const escape = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(escape.defaultPrevented, "the owner closes, not the browser").toBe(true);
});

test("a file picker that is cancelled does not close the dialog around it", () => {
  const { onClose } = renderOpen();
  screen.getByLabelText("Licence").dispatchEvent(new Event("cancel", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test("a click on the backdrop calls onClose", async () => {
  const { onClose, dialog } = renderOpen();
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("the second click of a double one does not close the dialog that the first one opened", () => {
  const { onClose, dialog } = renderOpen();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

test("a text selection that ends over the backdrop does not close the dialog", async () => {
  const { onClose, dialog } = renderOpen();
  await userEvent.pointer([
    { target: screen.getByLabelText("Name"), keys: "[MouseLeft>]" },
    { target: dialog, keys: "[/MouseLeft]" },
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test("the content stays until the exit transition ends", async () => {
  const user = userWithFakeTimers();
  render(<OnceOpen />);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(document.querySelector("dialog")).toHaveProperty("open", false);
  expect(screen.getByText("Form")).toBeInTheDocument();
  act(() => void vi.runAllTimers());
  expect(document.querySelector("dialog")).not.toBeInTheDocument();
});

function OnceOpen() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} size="form" title="Schedule a meeting">
      <p>Form</p>
    </Dialog>
  );
}
