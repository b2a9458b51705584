// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { openDesk } from "#desk/test-desk.tsx";
import { makeRow } from "#desk/test-rows.ts";

const page = { "GET leads": { body: { leads: [], next: null } } };
const isHelpOpen = () => screen.queryByRole("heading", { name: "Keyboard" }) !== null;

async function openInbox() {
  openDesk("/desk", page);
  return screen.findByLabelText("Search leads");
}

test("a key of an Arabic keyboard counts as the letter at its place", async () => {
  const lead = makeRow();
  openDesk("/desk", { "GET leads": { body: { leads: [lead], next: null } } });
  const link = await screen.findByRole("link", { name: lead.name });
  const user = userEvent.setup({ keyboardMap: [{ key: "ت", code: "KeyJ" }] });
  await user.keyboard("ت");
  expect(link).toHaveFocus();
});

test.for(["Control", "Meta"])("a key with %s belongs to the browser", async (modifier) => {
  await openInbox();
  await userEvent.keyboard(`{${modifier}>}?{/${modifier}}`);
  expect(isHelpOpen()).toBe(false);
});

test("shortcuts can be switched off, and on again from the help button", async () => {
  onTestFinished(() => localStorage.clear());
  await openInbox();
  await userEvent.keyboard("?");
  await userEvent.click(screen.getByLabelText("Use single keys as shortcuts"));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("/");
  expect(screen.getByLabelText("Search leads")).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Keyboard help" }));
  await userEvent.click(screen.getByLabelText("Use single keys as shortcuts"));
  expect(localStorage).toHaveLength(0);
});
