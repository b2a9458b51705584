// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AuditEntry } from "#domain/desk/audit.ts";
import { openDesk, sara } from "#desk/test-desk.tsx";

const LEAD_ID = "3f9a02c1-1111-4111-8111-111111111111";

function makeEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: "a1",
    at: Date.parse("2026-11-17T14:05:33+04:00"),
    by: "sara",
    action: "lead-changed",
    subject: LEAD_ID,
    reference: "C-3F9A02C1",
    details: "Stage: new to won",
    ...changes,
  };
}

const page = (entries: AuditEntry[], next: string | null = null) => ({ body: { entries, next } });
const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));

test("an entry names person, action, lead, details and the exact time", async () => {
  openDesk("/desk/audit", { "GET audit": page([makeEntry()]) });
  const entry = await row(/Lead changed/);
  expect(await entry.findByText("Sara Malik")).toBeInTheDocument();
  const link = entry.getByRole("link", { name: "C-3F9A02C1" });
  expect(link).toHaveAttribute("href", `/desk/leads/${LEAD_ID}`);
  expect(entry.getByText("Stage: new to won")).toBeInTheDocument();
  expect(entry.getByText("17 Nov 2026, 14:05:33")).toBeInTheDocument();
});

test("an erased lead has no link, a person has one", async () => {
  openDesk("/desk/audit", {
    "GET audit": page([
      makeEntry({ action: "lead-erased", reference: null, details: "" }),
      makeEntry({ id: "a2", action: "person-changed", subject: "bilal", reference: null }),
      makeEntry({ id: "a3", action: "sign-in-failed", by: null, subject: null, reference: null }),
      makeEntry({ id: "a4", action: "code-shown", by: null, subject: null, reference: null }),
    ]),
  });
  const erased = await row(/Lead erased/);
  expect(erased.getByText("3F9A02C1, erased")).toBeInTheDocument();
  expect(erased.queryByRole("link")).not.toBeInTheDocument();
  const person = await (await row(/Person changed/)).findByRole("link", { name: "Bilal Ahmed" });
  expect(person).toHaveAttribute("href", "/desk/people");
  expect((await row(/Sign-in failed/)).getByText("Not signed in")).toBeInTheDocument();
  expect((await row(/Code shown/)).getByText("Command line")).toBeInTheDocument();
});

test("more entries are read from where the page ended", async () => {
  const { sent } = openDesk("/desk/audit", {
    "GET audit": ({ path }) =>
      path.includes("after=")
        ? page([makeEntry({ id: "a2", action: "sign-out" })])
        : page([makeEntry()], "17 a1"),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("row", { name: /Signed out/ })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /Lead changed/ })).toBeInTheDocument();
  expect(sent("GET audit").at(-1)?.path).toContain("after=17+a1");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("the filters are in the URL and in the request", async () => {
  const { sent } = openDesk("/desk/audit?action=sign-in", { "GET audit": page([]) });
  expect(await screen.findByText("No entries")).toBeInTheDocument();
  await screen.findByRole("option", { name: "Bilal Ahmed" });
  await userEvent.selectOptions(screen.getByLabelText("Person"), "bilal");
  expect(location.search).toBe("?by=bilal&action=sign-in");
  await waitFor(() => expect(sent("GET audit").at(-1)?.path).toContain("by=bilal&action=sign-in"));
  await userEvent.click(await screen.findByRole("link", { name: "Show all entries" }));
  expect(location.search).toBe("");
});

test("an audit that cannot be read says so and is read again on demand", async () => {
  let isDown = true;
  openDesk("/desk/audit", { "GET audit": () => (isDown ? { status: 503 } : page([makeEntry()])) });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("row", { name: /Lead changed/ })).toBeInTheDocument();
});

test("an agent has no audit", async () => {
  openDesk("/desk/audit", { "GET me": { body: { ...sara, role: "agent" } } });
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
});
