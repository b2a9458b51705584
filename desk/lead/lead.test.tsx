// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { makeEvent, makeRow, makeLeadView } from "#desk/test-rows.ts";

const view = makeLeadView();
const LEAD = { "GET leads/1": { body: view } };
const note = makeEvent("e2", { by: "bilal" });

test("a lead shows what was sent and what happened", async () => {
  openDesk("/desk/leads/1", LEAD);
  expect(await screen.findByRole("heading", { name: "Amina Khan" })).toBeInTheDocument();
  expect(screen.getByText("Two bedrooms, please.")).toBeInTheDocument();
  expect(screen.getByText("May be called now")).toBeInTheDocument();
});

test("a question by phone alone names the home with its link, and offers no mail", async () => {
  const about = { label: "About", text: "A-304, Indus Residence", path: "/homes/x?home=A-304" };
  const asked = makeLeadView(makeRow(), { email: "", fields: [about] });
  openDesk("/desk/leads/1", { "GET leads/1": { body: asked } });
  const link = await screen.findByRole("link", { name: /^A-304, Indus Residence/ });
  expect(link).toHaveAttribute("href", "/homes/x?home=A-304");
  expect(screen.getByText("No e-mail address given")).toBeInTheDocument();
  await userEvent.keyboard("r");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the desk dials and chats with the country code, and offers no chat without one", async () => {
  const local = makeLeadView(makeRow(), {
    phone: "050 123 4567",
    phoneWithCode: "+966 50 123 4567",
  });
  openDesk("/desk/leads/1", { "GET leads/1": { body: local } });
  const chat = await screen.findByRole("link", { name: /WhatsApp/ });
  expect(chat).toHaveAttribute("href", expect.stringContaining("https://wa.me/966501234567?"));
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+966501234567");
  cleanup();
  openDesk("/desk/leads/1", { "GET leads/1": { body: { ...local, phoneWithCode: null } } });
  expect(await screen.findByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:0501234567",
  );
  expect(screen.queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument();
});

test("another person on the same lead is named", async () => {
  const { live } = openDesk("/desk/leads/1", LEAD);
  await screen.findByRole("heading", { name: "Amina Khan" });
  live.send("viewers", { leadId: "1", accountIds: [sara.id, "bilal"] });
  expect(await screen.findByText("Bilal Ahmed also has this lead open")).toBeInTheDocument();
});

test("a note that does not reach the server stays in its field and in the tab", async () => {
  let isOffline = true;
  const { sent } = openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/note": () =>
      isOffline ? "no connection" : { body: makeLeadView(makeRow(), { timeline: [note] }) },
  });
  const field = await screen.findByLabelText("Note");
  await userEvent.type(field, "Call at five");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(
    await screen.findByText("No response from the server. What you typed is kept; try again."),
  ).toBeInTheDocument();
  expect(screen.getByText(/^No connection. What you type/)).toBeInTheDocument();
  expect(field).toHaveValue("Call at five");
  expect(sessionStorage.getItem("desk-draft:sara:note:1")).toContain("Call at five");

  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(field).toHaveValue(""));
  expect(sent("POST leads/1/note").at(-1)?.body).toMatchObject({ text: "Call at five" });
  const ids = sent("POST leads/1/note").map(({ body }) => (body as { changeId: string }).changeId);
  expect(ids).toEqual([ids[1], ids[0]]); // so that the server does it once
  expect(sessionStorage.getItem("desk-draft:sara:note:1")).toBeNull();
});

test.for([
  ["Make my change anyway", 2],
  ["Leave it as it is now", 1],
] as const)("a conflict shows what changed: %s", async ([choice, requests]) => {
  const now = makeLeadView(makeRow({ version: 4, ownerId: "bilal" }), { timeline: [note] });
  const { sent } = openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/stage": ({ body }) =>
      (body as { version: number }).version === 4
        ? { body: makeLeadView(makeRow({ version: 5, ownerId: "bilal", stage: "viewing" })) }
        : { status: 409, body: { success: false, message: "changed", view: now } },
  });
  const stage = await screen.findByLabelText("Stage");
  await userEvent.selectOptions(stage, "viewing");
  const dialog = await screen.findByRole("dialog", { name: "This lead has changed" });
  expect(dialog).toHaveTextContent("Owner: Bilal Ahmed, before it was Nobody");
  expect(dialog).toHaveTextContent("Bilal Ahmed: Call at five");
  await userEvent.click(within(dialog).getByRole("button", { name: choice }));
  await waitFor(() => expect(stage).toHaveValue(requests === 2 ? "viewing" : "new"));
  expect(sent("POST leads/1/stage")).toHaveLength(requests);
});

test("a lost lead needs a reason", async () => {
  const lost = makeLeadView(makeRow({ version: 1, stage: "lost" }), { lostReason: "price" });
  const { sent } = openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/stage": { body: lost } });
  await userEvent.selectOptions(await screen.findByLabelText("Stage"), "lost");
  await userEvent.click(await screen.findByRole("button", { name: "Price" }));
  expect(await screen.findByText("Lost: Price")).toBeInTheDocument();
  expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({
    stage: "lost",
    lostReason: "price",
    version: 0,
  });
});

test("a phone call is logged in two clicks", async () => {
  const { sent } = openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/call": { body: view } });
  await userEvent.click(await screen.findByRole("button", { name: "Log a call" }));
  await userEvent.click(screen.getByRole("button", { name: "Spoke" }));
  await waitFor(() =>
    expect(sent("POST leads/1/call")[0]?.body).toMatchObject({
      outcome: "spoke",
      note: "",
      isConfirmed: false,
    }),
  );
});

test("a second phone call on a day is logged after its warning was read", async () => {
  const call = {
    verdict: "warned" as const,
    reason: "Called once today",
    phoneCallsToday: 1,
    phoneCallsThisWeek: 1,
  };
  const { sent } = openDesk("/desk/leads/1", {
    "GET leads/1": { body: makeLeadView(makeRow(), { call }) },
    "POST leads/1/call": { body: view },
  });
  expect(await screen.findByText("Called once today")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Log a call" }));
  await userEvent.click(screen.getByRole("button", { name: "No answer" }));
  expect(sent("POST leads/1/call")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Log the call anyway" }));
  await waitFor(() => expect(sent("POST leads/1/call")).toHaveLength(1));
});

test("a person who said stop cannot be called", async () => {
  const call = {
    verdict: "refused" as const,
    reason: "Said stop",
    phoneCallsToday: 0,
    phoneCallsThisWeek: 0,
  };
  openDesk("/desk/leads/1", {
    "GET leads/1": { body: makeLeadView(makeRow(), { call, isStopped: true }) },
  });
  expect(await screen.findByText("Said stop")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Call" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Log a call" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Allow calls again" })).toBeInTheDocument();
});

test("a template fills the mail and keeps what was typed", async () => {
  const { sent } = openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/reply": { body: view } });
  await userEvent.click(await screen.findByRole("button", { name: "Reply by mail" }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Message");
  await userEvent.type(text, "My own words");
  await userEvent.selectOptions(screen.getByLabelText("Template"), "first");
  expect(text.value).toMatch(/^Dear Amina Khan,.*Creek Tower.*My own words$/s);
  await userEvent.click(screen.getByRole("button", { name: "Send mail" }));
  await waitFor(() => expect(sent("POST leads/1/reply")).toHaveLength(1));
  expect(sessionStorage.getItem("desk-draft:sara:reply:1")).toBeNull();
});

test("a duplicate is merged into the open lead", async () => {
  const other = makeRow({ id: "7", reference: "M-7", version: 3 });
  const { sent } = openDesk("/desk/leads/1", {
    "GET leads/1": { body: makeLeadView(makeRow(), { samePerson: [other] }) },
    "POST leads/7/merge": { body: makeLeadView(other, { mergedInto: "1" }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Merge into this one" }));
  const dialog = await screen.findByRole("dialog", { name: "Merge M-7 into this lead?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
  await waitFor(() =>
    expect(sent("POST leads/7/merge")[0]?.body).toMatchObject({ into: "1", version: 3 }),
  );
});

test("a lead of somebody else is not shown", async () => {
  openDesk("/desk/leads/5");
  expect(await screen.findByText("This lead is not here")).toBeInTheDocument();
});
