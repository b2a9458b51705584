// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/about" }
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { FILL_TIME_HEADER } from "#domain/spam-signals.ts";
import { LiveNewsletterBox } from "./live-newsletter-box.tsx";

let comeIntoSight: () => void;
const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoSight = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  fetched.mockResolvedValue(new Response('{"success":true,"message":"ok"}'));
  localStorage.clear();
  document.body.innerHTML = "";
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

function renderBox() {
  render(
    <main>
      <h1>About us</h1>
      <LiveNewsletterBox />
    </main>,
  );
  return screen.getByLabelText<HTMLInputElement>(/E-mail for the newsletter/);
}

async function subscribe(field: HTMLInputElement, email: string) {
  await userEvent.type(field, `${email}{Enter}`);
}

function sentFields() {
  return fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);
}

test("a sign-up submitted before the code is loaded is sent once, and the field is emptied", async () => {
  const field = renderBox();
  expect(screen.queryByText("Fax number")).not.toBeInTheDocument();
  await subscribe(field, "amina@example.com");
  expect(await screen.findByText(successText("contact"))).toBeInTheDocument();
  expect(sentFields()).toEqual([
    {
      form: "newsletter",
      email: "amina@example.com",
      page: "/about",
      pageTitle: "About us",
    },
  ]);
  expect(field).toHaveValue("");
});

test("the fill time of a sign-up counts from when the box was shown", async () => {
  const realNow = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, "now").mockImplementation(() => realNow() + ahead);
  const field = renderBox();
  ahead = 5000;
  await subscribe(field, "amina@example.com");
  await screen.findByText(successText("contact"));
  const { headers } = fetched.mock.calls[0]![1];
  expect(Number(new Headers(headers).get(FILL_TIME_HEADER))).toBeGreaterThanOrEqual(5000);
});

test("an e-mail address that is not valid is not sent", async () => {
  const field = renderBox();
  act(() => comeIntoSight());
  await screen.findByText("Fax number");
  await subscribe(field, "amina@example");
  expect(await screen.findByText("Please enter a valid email")).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test("a failure shows the contact form's text and keeps the e-mail address", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  const field = renderBox();
  await subscribe(field, "amina@example.com");
  expect(await screen.findByText(FAILURE_TEXTS.network)).toBeInTheDocument();
  expect(field).toHaveValue("amina@example.com");
});

test("a filled honeypot is sent with the sign-up", async () => {
  const field = renderBox();
  act(() => comeIntoSight());
  await userEvent.type(await screen.findByLabelText("Fax number"), "04 1");
  await subscribe(field, "amina@example.com");
  await screen.findByText(successText("contact"));
  expect(sentFields()).toMatchObject([{ faxNumber: "04 1" }]);
});
