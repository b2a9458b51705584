// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { BACKGROUND_HEADER } from "#domain/desk/urls.ts";
import { openDesk } from "#desk/test-desk.tsx";
import { makeRow } from "#desk/test-rows.ts";
import { ConnectionError, read } from "./request.ts";

const page = { body: { leads: [makeRow()], next: null } };

test("requests say whether the window is left alone", async () => {
  const { live, sent } = openDesk("/desk", { "GET leads": page });
  await screen.findByRole("list", { name: "Leads" });
  const isBackground = () => BACKGROUND_HEADER in (sent("GET counts").at(-1)?.headers ?? {});
  expect(isBackground()).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 3 * 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const known = sent("GET counts").length;
  live.send("lead", { id: "9", version: 0 });
  await waitFor(() => expect(sent("GET counts").length).toBeGreaterThan(known));
  expect(isBackground()).toBe(true);
  await userEvent.keyboard("{Shift}");
  live.send("lead", { id: "8", version: 0 });
  await waitFor(() => expect(sent("GET counts").length).toBeGreaterThan(known + 1));
  expect(isBackground()).toBe(false);
});

test("a response with an error ends the notice of a lost connection", async () => {
  let response: "no connection" | { status: number } = "no connection";
  const { live } = openDesk("/desk", { "GET leads": page, "GET counts": () => response });
  const notice = () => screen.queryByText(/^No connection/);
  await waitFor(() => expect(notice()).toBeInTheDocument(), { timeout: 5000 });
  response = { status: 503 };
  await act(async () => live.send("lead", { id: "9", version: 0 }));
  await waitFor(() => expect(notice()).not.toBeInTheDocument(), { timeout: 5000 });
});

test("a read that stalls ends like one without a connection", async () => {
  const stalled = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(stalled.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const response = read("counts", new AbortController().signal);
  stalled.abort();
  await expect(response).rejects.toBeInstanceOf(ConnectionError);
});
