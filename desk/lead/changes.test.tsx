// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Stage } from "#domain/desk/stages.ts";
import { type GivenResponses, openDesk } from "#desk/test-desk.tsx";
import { makeEvent, makeRow, makeLeadView } from "#desk/test-rows.ts";

type Body = { changeId: string; version?: number };

const LEAD: GivenResponses = { "GET leads/1": { body: makeLeadView() } };
const CHANGED_LEAD = { body: makeLeadView(makeRow({ version: 1 })) };

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
  return field;
}

async function choose(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.selectOptions(field, value);
}

async function click(name: string) {
  await userEvent.click(screen.getByRole("button", { name }));
}

const idsOf = (requests: { body: unknown }[]) =>
  requests.map(({ body }) => (body as Body).changeId);

test("a next step that is withdrawn in a conflict stays in its fields", async () => {
  const now = makeLeadView(makeRow({ version: 4, ownerId: "bilal" }));
  openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/next-step": { status: 409, body: { success: false, message: "x", view: now } },
  });
  const when = await screen.findByLabelText("When (Dubai time)");
  // user-event types dates and times, but not both in one field.
  fireEvent.change(when, { target: { value: "2030-01-01T10:00" } });
  const what = await type("What", "Send the plan");
  await click("Save next step");
  await userEvent.click(await screen.findByRole("button", { name: "Leave it as it is now" }));
  await screen.findByText("Bilal Ahmed");
  expect(when).toHaveValue("2030-01-01T10:00");
  expect(what).toHaveValue("Send the plan");
  expect(screen.queryByText("Next step saved")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("what is typed while a note is sent stays", async () => {
  const response = Promise.withResolvers<object>();
  openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/note": () => response.promise });
  const field = await type("Note", "First sentence.");
  await click("Add note");
  await type("Note", "First sentence. Second one.");
  await act(async () => response.resolve(CHANGED_LEAD));
  expect(await screen.findByText("Note added")).toBeInTheDocument();
  expect(field).toHaveValue("First sentence. Second one.");
});

test("the field of the next step keeps the focus when somebody else sets one", async () => {
  let nextStep: { at: number; note: string } | null = null;
  const { live } = openDesk("/desk/leads/1", {
    "GET leads/1": () => ({
      body: makeLeadView(makeRow({ nextStep, version: nextStep ? 1 : 0 })),
    }),
  });
  const field = await screen.findByLabelText("What");
  field.focus();
  nextStep = { at: Date.now() + 3_600_000, note: "Bilal calls" };
  live.send("lead", { id: "1", version: 1, isNew: false });
  await screen.findByText("Bilal calls");
  expect(field).toHaveFocus();
});

/** The response to a note, which arrives when the test says so. */
function lateResponse(version: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function respond({ body }: { body: unknown }) {
    await promise;
    const timeline = [makeEvent((body as Body).changeId)];
    return { body: makeLeadView(makeRow({ version }), { timeline }) };
  }
  return { respond, arrive: resolve };
}

test("two changes of one's own are made one after the other, without a conflict", async () => {
  const { respond, arrive } = lateResponse(1);
  const { sent } = openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/note": respond,
    "POST leads/1/stage": ({ body }) => {
      const { stage } = body as { stage: Stage };
      return { body: makeLeadView(makeRow({ version: 2, stage })) };
    },
  });
  await type("Note", "Likes the sea");
  await click("Add note");
  await choose("Stage", "viewing");
  arrive();
  expect(await screen.findByText("Amina Khan moved to Viewing")).toBeInTheDocument();
  expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ version: 1 });
});

test("a change that somebody else made in between is a conflict", async () => {
  const { respond, arrive } = lateResponse(2);
  const { sent } = openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/note": respond,
    "POST leads/1/stage": { body: makeLeadView(makeRow({ version: 3, stage: "viewing" })) },
  });
  await type("Note", "Likes the sea");
  await click("Add note");
  await choose("Stage", "viewing");
  arrive();
  await waitFor(() => expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ version: 0 }));
});

test("a mail without a response has the same id until it is edited", async () => {
  const { sent } = openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/reply": "no connection" });
  await userEvent.click(await screen.findByRole("button", { name: "Reply by mail" }));
  await type("Subject", "Plans");
  await type("Message", "Here they are");
  const mails = () => sent("POST leads/1/reply");
  for (const count of [1, 2]) {
    await click("Send mail");
    await waitFor(() => expect(mails()).toHaveLength(count));
    await screen.findByText(/^No response from the server/);
  }
  const [first] = idsOf(mails());
  expect(sessionStorage.getItem("desk-draft:sara:reply:1")).toContain(first); // over a reload too
  await type("Message", "Here they are, again");
  await type("Message", "Here they are");
  await click("Send mail");
  await waitFor(() => expect(mails()).toHaveLength(3));
  const [, second, third] = idsOf(mails());
  expect([second === first, third === first]).toEqual([true, false]);
});

test("a phone call without a response is the same phone call until the lead has changed", async () => {
  let version = 0;
  const { sent, live } = openDesk("/desk/leads/1", {
    "GET leads/1": () => ({
      body: makeLeadView(makeRow({ version, name: version ? "Amina K." : "Amina Khan" })),
    }),
    "POST leads/1/call": "no connection",
  });
  await userEvent.click(await screen.findByRole("button", { name: "Log a call" }));
  const phoneCalls = () => sent("POST leads/1/call");
  for (const count of [1, 2, 3]) {
    if (count === 3) {
      version = 1;
      live.send("lead", { id: "1", version, isNew: false });
      await screen.findByRole("heading", { name: "Amina K." });
    }
    await click("Spoke");
    await waitFor(() => expect(phoneCalls()).toHaveLength(count));
    await screen.findByText(/^No response from the server/);
  }
  const [first, second, third] = idsOf(phoneCalls());
  expect([second === first, third === first]).toEqual([true, false]);
});

test("an older response does not replace the lead as it is after a change", async () => {
  const late = Promise.withResolvers<object>();
  let reads = 0;
  const { live } = openDesk("/desk/leads/1", {
    "GET leads/1": () => (++reads === 1 ? { body: makeLeadView() } : late.promise),
    "POST leads/1/stage": { body: makeLeadView(makeRow({ version: 2, stage: "viewing" })) },
  });
  const stage = await screen.findByLabelText("Stage");
  live.send("lead", { id: "1", version: 1, isNew: false });
  await waitFor(() => expect(reads).toBe(2));
  await userEvent.selectOptions(stage, "viewing");
  await screen.findByText("Amina Khan moved to Viewing");
  await act(async () => late.resolve({ body: makeLeadView(makeRow({ version: 1 })) }));
  await act(async () => undefined);
  expect(stage).toHaveValue("viewing");
});

test("a template leaves a subject of the user's own", async () => {
  openDesk("/desk/leads/1", LEAD);
  await userEvent.click(await screen.findByRole("button", { name: "Reply by mail" }));
  const subject = await type("Subject", "About our talk");
  await choose("Template", "first");
  expect(subject).toHaveValue("About our talk");
  await type("Subject", "");
  await choose("Template", "first");
  expect(subject).not.toHaveValue("");
});

test("the focus stays near a button that has done its work", async () => {
  openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/assign": { body: makeLeadView(makeRow({ version: 1, ownerId: "sara" })) },
  });
  const take = await screen.findByRole("button", { name: "Take this lead" });
  await userEvent.click(take);
  await screen.findByText("Amina Khan has a new owner");
  expect(screen.getByRole("region", { name: "Work" })).toHaveFocus();
});

test("the URL asks for the focus of the note once", async () => {
  openDesk("/desk/leads/1?focus=note", LEAD);
  const field = await screen.findByLabelText("Note");
  expect(field).toHaveFocus();
  expect(location.search).toBe("");
});

test("a mistyped URL of a lead is a page that does not exist", async () => {
  openDesk("/desk/leads/%E0");
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
});
