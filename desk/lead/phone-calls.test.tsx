// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { LeadView } from "#domain/desk/lead.ts";
import { fieldTime } from "#desk/format/times.ts";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";

const counts = { phoneCallsToday: 1, phoneCallsThisWeek: 1 };
const warned = { verdict: "warned" as const, reason: "Called once today", ...counts };
const late = { verdict: "refused" as const, reason: "Calls are allowed from 09:00", ...counts };
const viewOf = (call: LeadView["call"], isStopped = false) => ({
  body: makeLeadView(makeRow(), { call, isStopped }),
});

test("a second phone call on a day is warned about before it is dialled", async () => {
  openDesk("/desk/leads/1", { "GET leads/1": viewOf(warned) });
  expect(await screen.findByText("Called before")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Call" }));
  expect(screen.getAllByText("Called once today")).toHaveLength(2);
  const link = screen.getByRole("link", { name: "Call anyway" });
  expect(link).toHaveAttribute("href", "tel:+971501234567");
});

test("an open lead asks every minute whether the person may be called", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let call: LeadView["call"] = { ...warned, verdict: "allowed", reason: null };
  openDesk("/desk/leads/1", { "GET leads/1": () => viewOf(call) });
  expect(await screen.findByText("May be called now")).toBeInTheDocument();
  call = late;
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText("Do not call now")).toBeInTheDocument();
  vi.useRealTimers();
});

test("a phone call is logged after the calling hours with the time that it began", async () => {
  const logged = Promise.withResolvers<ReturnType<typeof viewOf>>();
  const { sent } = openDesk("/desk/leads/1", {
    "GET leads/1": viewOf(late),
    "POST leads/1/call": () => logged.promise,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Log a call" }));
  await userEvent.click(screen.getByRole("button", { name: "Spoke" }));
  expect(screen.getByText(/^Enter when the call began/)).toBeInTheDocument();
  expect(sent("POST leads/1/call")).toEqual([]);
  const began = Date.parse("2026-03-10T17:55+04:00");
  // user-event types dates and times, but not both in one field.
  fireEvent.change(screen.getByLabelText(/^When it began/), {
    target: { value: fieldTime(began) },
  });
  await userEvent.click(screen.getByRole("button", { name: "Spoke" }));
  await userEvent.click(screen.getByRole("button", { name: "Voicemail" })); // while it is logged
  await act(async () => logged.resolve(viewOf(late)));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Spoke" })).not.toBeInTheDocument(),
  );
  expect(sent("POST leads/1/call").map(({ body }) => body)).toMatchObject([
    { outcome: "spoke", at: began },
  ]);
});

test("an agent cannot allow phone calls again", async () => {
  openDesk("/desk/leads/1", {
    "GET me": { body: { ...sara, role: "agent" } },
    "GET leads/1": viewOf(late, true),
  });
  expect(await screen.findByText("Only a manager can allow calls again.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Allow calls again" })).not.toBeInTheDocument();
});

test("the owner confirms or dismisses a stop that a colleague noted", async () => {
  const reason = "This person asked not to be called, noted by Ali Shah on 10 March 2026, 12:00";
  const call = { ...warned, reason };
  const asked = makeLeadView(makeRow(), { call, stop: { by: "ali", at: Date.now() } });
  const { sent } = openDesk("/desk/leads/1", {
    "GET me": { body: { ...sara, role: "agent" } },
    "GET leads/1": { body: asked },
    "POST leads/1/stop": { body: asked },
  });
  expect(await screen.findByText("Do not call before you know")).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Call" }));
  expect(screen.getByRole("link", { name: "Call anyway" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Confirm: do not call" }));
  await waitFor(() => expect(sent("POST leads/1/stop")).toHaveLength(1));
  const dismiss = screen.getByRole("button", { name: "It does not hold" });
  await waitFor(() => expect(dismiss).toBeEnabled());
  await userEvent.click(dismiss);
  await waitFor(() => expect(sent("POST leads/1/stop")).toHaveLength(2));
  expect(sent("POST leads/1/stop").map(({ body }) => body)).toMatchObject([
    { isStopped: true },
    { isStopped: false },
  ]);
});

test("a manager who is asked out of hours reads who noted it, and of the buttons that are there", async () => {
  const stop = { by: "sara", at: Date.now() };
  const view = makeLeadView(makeRow(), { call: late, stop });
  openDesk("/desk/leads/1", { "GET leads/1": { body: view } });
  expect(await screen.findByText(/^Noted by /)).toBeInTheDocument();
  expect(screen.getByText(/Allow calls again only if you know/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Allow calls again" })).toBeInTheDocument();
});

test("a stopped lead says who noted it", async () => {
  const refused = { ...late, reason: "This person asked not to be called" };
  const stop = { by: "sara", at: Date.now() };
  const view = makeLeadView(makeRow(), { call: refused, isStopped: true, stop });
  openDesk("/desk/leads/1", { "GET leads/1": { body: view } });
  expect(await screen.findByText(/^Noted by /)).toBeInTheDocument();
});
