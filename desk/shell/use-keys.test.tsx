// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { openDesk } from "#desk/test-desk.tsx";
import { makeRow } from "#desk/test-rows.ts";

const page = { "GET leads": { body: { leads: [], next: null } } };
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
const isHelpOpen = () => screen.queryByRole("heading", { name: "Keyboard" }) !== null;

async function openInbox() {
  openDesk("/desk", page);
  return screen.findByLabelText("Search leads");
}

test("a key of an Arabic keyboard counts as the letter at its place", async () => {
  const lead = makeRow();
  openDesk("/desk", { "GET leads": { body: { leads: [lead], next: null } } });
  const link = await screen.findByRole("link", { name: lead.name });
  press({ key: "ت", code: "KeyJ" });
  expect(link).toHaveFocus();
});

test.for([{ ctrlKey: true }, { metaKey: true }])(
  "a key with %o belongs to the browser",
  async (modifier) => {
    await openInbox();
    press({ key: "?", ...modifier });
    expect(isHelpOpen()).toBe(false);
  },
);

test("shortcuts can be switched off, and on again from the help button", async () => {
  onTestFinished(() => localStorage.clear());
  await openInbox();
  press({ key: "?" });
  fireEvent.click(screen.getByLabelText("Use single keys as shortcuts"));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  press({ key: "/" });
  expect(screen.getByLabelText("Search leads")).not.toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Keyboard help" }));
  fireEvent.click(screen.getByLabelText("Use single keys as shortcuts"));
  expect(localStorage).toHaveLength(0);
});
