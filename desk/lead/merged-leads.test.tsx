// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";

const other = makeRow({ id: "7", reference: "M-7", name: "Amina again", version: 3 });

test("a lead shows what was sent in those that were merged into it", async () => {
  const merged = {
    id: "7",
    reference: "M-7",
    receivedAt: Date.now(),
    fields: [{ label: "Message", text: "A villa, rather." }],
    documents: [
      { ...makeDocument(), id: "d.docx", fileName: "plan.docx" },
      { ...makeDocument(), id: "e.docx", fileName: "wishes.docx" },
    ],
  };
  openDesk("/desk/leads/1", {
    "GET leads/1": { body: makeLeadView(makeRow(), { mergedLeads: [merged] }) },
  });
  const sent = await screen.findByRole("region", { name: "What was sent in M-7" });
  expect(within(sent).getByText("A villa, rather.")).toBeInTheDocument();
  const documents = screen.getByRole("region", { name: "Documents of M-7" });
  expect(within(documents).getByText("plan.docx")).toBeInTheDocument();
  expect(documents.querySelector("a")).toHaveAttribute(
    "href",
    expect.stringContaining("leads/7/documents/d.docx"),
  );
});

function makeDocument() {
  return { field: "otherDocuments" as const, bytes: 1000, shownAs: null, isScanned: true };
}

test("a merged lead can only be read", async () => {
  openDesk("/desk/leads/7", {
    "GET leads/7": { body: makeLeadView(other, { mergedInto: "1" }) },
  });
  expect(await screen.findByText("Two bedrooms, please.")).toBeInTheDocument();
  for (const name of ["Reply by mail", "Assign", "Add note", "Save next step", "Log a call"]) {
    expect(screen.queryByRole("button", { name }), name).not.toBeInTheDocument();
  }
  await userEvent.keyboard("a");
  expect(screen.queryByRole("dialog", { name: "Assign the lead" })).not.toBeInTheDocument();
});

test("a merged lead leaves the board", async () => {
  openDesk("/desk/board", {
    "GET leads": ({ path }) => ({
      body: { leads: path.includes("stage=new") ? [makeRow(), other] : [], next: null },
    }),
    "GET leads/1": { body: makeLeadView(makeRow(), { samePerson: [other] }) },
    "POST leads/7/merge": { body: makeLeadView(other, { mergedInto: "1" }) },
  });
  await screen.findByRole("link", { name: "Amina again" });
  await userEvent.click(screen.getByRole("link", { name: "Amina Khan" }));
  await userEvent.click(await screen.findByRole("button", { name: "Merge into this one" }));
  const dialog = await screen.findByRole("dialog", { name: "Merge M-7 into this lead?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  history.back();
  await screen.findByRole("link", { name: "Amina Khan" });
  expect(screen.queryByRole("link", { name: "Amina again" })).not.toBeInTheDocument();
});

test("the text of a mail can be read on the timeline", async () => {
  const mail = {
    id: "e2",
    at: Date.now(),
    by: "bilal",
    kind: "mail" as const,
    text: "Reply, Your visit: sent",
    body: "Dear Amina,\nwelcome.",
  };
  openDesk("/desk/leads/1", {
    "GET leads/1": { body: makeLeadView(makeRow(), { timeline: [mail] }) },
  });
  const summary = await screen.findByText("Read the mail");
  expect(summary.closest("details")?.textContent).toContain("Dear Amina,\nwelcome.");
});
