// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { LeadView } from "#domain/desk/lead.ts";
import { openDesk } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";
import { readMessage } from "./use-pdf-frame.ts";

type Document = LeadView["documents"][number];

function openWith(documents: Partial<Document>[], responses = {}) {
  const all = documents.map((changes, index): Document => ({
    id: `d${index}`,
    field: "passport",
    fileName: `file-${index}`,
    bytes: 5000,
    shownAs: null,
    isScanned: null,
    ...changes,
  }));
  const body = makeLeadView(makeRow(), { documents: all });
  return openDesk("/desk/leads/1", { "GET leads/1": { body }, ...responses });
}

test("a document says what is known about viruses", async () => {
  openWith([{ isScanned: true }, { isScanned: false }, { isScanned: null }]);
  expect(await screen.findByText("Passport · 5 kB · Scanned, no virus found")).toBeInTheDocument();
  expect(screen.getByText("Passport · 5 kB · Not scanned for viruses")).toBeInTheDocument();
  expect(
    screen.getByText("Passport · 5 kB · Not known whether it was scanned"),
  ).toBeInTheDocument();
});

test("every document is a download, and some are shown", async () => {
  openWith([{}, { shownAs: "picture" }]);
  const link = await screen.findByRole("link", { name: "Download file-0" });
  expect(link).toHaveAttribute("href", "/api/desk/leads/1/documents/d0?download");
  expect(screen.getByRole("link", { name: "Download file-1" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show file-0" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show file-1" })).toBeInTheDocument();
});

test.for(["pdf", "picture"] as const)(
  "a %s that is not there any more is said",
  async (shownAs) => {
    openWith([{ shownAs }], { "GET leads/1/documents/d0": { status: 404 } });
    await userEvent.click(await screen.findByRole("button", { name: "Show file-0" }));
    expect(await screen.findByText("This did not load")).toBeInTheDocument();
    expect(document.querySelector("iframe")).not.toBeInTheDocument();
  },
);

test.for([
  [{ kind: "opened", pages: 3, hasMissingPictures: false }, true],
  [{ kind: "page", page: 2 }, true],
  [{ kind: "failed", reason: "encrypted" }, true],
  [{ kind: "escape" }, true],
  [{ kind: "opened", pages: "<b>" }, false],
  [{ kind: "page", page: {} }, false],
  [{ kind: "other" }, false],
  ["text", false],
  [null, false],
] as const)("the frame's message %j is understood: %s", ([message, isUnderstood]) => {
  expect(readMessage(message)).toEqual(isUnderstood ? message : null);
});
