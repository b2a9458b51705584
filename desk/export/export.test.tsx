// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { exportUrl } from "./export-url.ts";

function watchDownloads(): string[] {
  const downloads: string[] = [];
  function watch(event: Event) {
    const link = (event.target as Element).closest("a");
    if (!event.defaultPrevented && link) downloads.push(link.getAttribute("href") ?? "");
    event.preventDefault();
  }
  window.addEventListener("click", watch);
  onTestFinished(() => window.removeEventListener("click", watch));
  return downloads;
}

const link = () => screen.findByRole("link", { name: /^Download/ });

test("the days of an export are those of Dubai, both included", () => {
  expect(exportUrl("csv", { kind: "", source: "" }, { from: "", to: "" })).toBe(
    "/api/desk/export?format=csv",
  );
  const query = new URL(
    exportUrl(
      "json",
      { kind: "broker", source: "broker" },
      { from: "2026-03-10", to: "2026-03-10" },
    ),
    "http://localhost",
  ).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    format: "json",
    kind: "broker",
    source: "broker",
    from: String(Date.parse("2026-03-09T20:00:00Z")),
    to: String(Date.parse("2026-03-10T20:00:00Z")),
  });
});

test("an export is downloaded after the server allows it", async () => {
  const { sent } = openDesk("/desk/export", { "HEAD export": { status: 200 } });
  const downloads = watchDownloads();
  await userEvent.selectOptions(await screen.findByLabelText("Format"), "json");
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "meeting");
  expect(screen.getByText(/The audit records who exported/)).toBeInTheDocument();
  await userEvent.click(await link());
  const url = "/api/desk/export?format=json&kind=meeting";
  await waitFor(() => expect(downloads).toEqual([url]));
  expect(sent("HEAD export")).toHaveLength(1);
});

test.for([
  [403, "Your account may not do this."],
  [429, "Two of your exports are still being downloaded. Wait until one is done, or cancel it."],
  [503, "That did not work. Your text is kept; try again in a moment."],
] as const)("an export that is refused with %i is no file", async ([status, text]) => {
  openDesk("/desk/export", { "HEAD export": { status } });
  const downloads = watchDownloads();
  await userEvent.click(await link());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(downloads).toEqual([]);
});

test("a session that has ended asks to sign in", async () => {
  openDesk("/desk/export", { "HEAD export": { status: 401 } });
  const downloads = watchDownloads();
  await userEvent.click(await link());
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
  expect(downloads).toEqual([]);
});

test("a period that ends before it begins is not exported", async () => {
  openDesk("/desk/export");
  await userEvent.type(await screen.findByLabelText("From"), "2026-03-10");
  await userEvent.type(screen.getByLabelText("To"), "2026-03-09");
  expect(await screen.findByText("This day is before the first one.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Download/ })).not.toBeInTheDocument();
});

test("an agent has no screen of exports", async () => {
  openDesk("/desk/export", { "GET me": { body: { ...sara, role: "agent" } } });
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
});
