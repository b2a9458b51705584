// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { successText } from "#domain/lead-texts.ts";
import { LivePageForm } from "./live-page-form.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"success":true,"message":"ok"}')));
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Simulates a fresh visit: only what the tab has stored is left. */
function openForm(path: string) {
  cleanup();
  history.replaceState(null, "", path);
  render(<LivePageForm />);
}

function field(name: RegExp) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

async function type(name: RegExp, text: string) {
  await userEvent.type(field(name), text);
}

test("the form of a page keeps its own draft until it is sent", async () => {
  openForm("/project-single/1");
  await type(/^Name/, "Omar Aziz");
  await type(/^Preferred date/, "12 June");
  await type(/^Message/, "Is there a view?");
  openForm("/project-single/2");
  expect(field(/^Message/)).toHaveValue("");
  openForm("/project-single/1");
  expect(field(/^Name/)).toHaveValue("Omar Aziz");
  expect(field(/^Preferred date/)).toHaveValue("12 June");
  expect(field(/^Message/)).toHaveValue("Is there a view?");
  await type(/^Email/, "omar@example.com");
  await type(/^Phone/, "+92 300 1234567");
  await userEvent.selectOptions(field(/^Subject/), "Furniture");
  await userEvent.type(field(/^Name/), "{Enter}");
  expect(await screen.findByText(successText("contact"))).toBeInTheDocument();
  openForm("/project-single/1");
  expect(field(/^Name/)).toHaveValue("");
});
