// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk, saraAccount } from "#desk/test-desk.tsx";

const NOON = new Date(2025, 2, 10, 12).getTime();
const here = {
  id: "s1",
  device: "Chrome on Linux",
  createdAt: NOON - 86_400_000,
  lastUsedAt: NOON,
  isCurrent: true,
};
const there = { ...here, id: "s2", device: "Safari on iPhone", isCurrent: false };
const SESSIONS = { "GET sessions": { body: [here, there] } };

test("another session is ended, the current one is marked", async () => {
  const { sent } = openDesk("/desk/account", { ...SESSIONS, "DELETE sessions/s2": {} });
  expect(await screen.findByText("this browser")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));
  await waitFor(() => expect(sent("DELETE sessions/s2")).toHaveLength(1));
  await waitFor(() => expect(sent("GET sessions")).toHaveLength(2));
});

test("the sessions say since when they are and when they were used, and all others are ended", async () => {
  const { sent } = openDesk("/desk/account", { ...SESSIONS, "DELETE sessions": {} });
  expect(await screen.findAllByText(/^signed in .*9 Mar.* · last used .*10 Mar/)).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(sent("DELETE sessions")).toHaveLength(1));
});

test("codes that are left stop working only when new ones are made", async () => {
  openDesk("/desk/account", SESSIONS);
  expect(
    await screen.findByText(/left\. When you make new ones, these stop working/),
  ).toBeVisible();
});

test("a passkey is removed after a question", async () => {
  const { sent } = openDesk("/desk/account", { ...SESSIONS, "DELETE passkeys/p1": {} });
  await userEvent.click(await screen.findByRole("button", { name: "Remove the passkey Phone" }));
  expect(sent("DELETE passkeys/p1")).toHaveLength(0);
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText(/^None yet/)).toBeInTheDocument();
});

test("a person says that they are away", async () => {
  const { sent } = openDesk("/desk/people", {
    ...SESSIONS,
    "POST people/sara": { body: { ...saraAccount, isPresent: false } },
  });
  await screen.findByRole("row", { name: /Sara/ });
  await userEvent.click(screen.getByRole("link", { name: /^Sara Malik/ }));
  const box = await screen.findByLabelText(/^I am present/);
  await userEvent.click(box);
  await waitFor(() => expect(sent("POST people/sara")[0]?.body).toEqual({ isPresent: false }));
  await waitFor(() => expect(box).not.toBeChecked());
  await userEvent.click(screen.getByRole("link", { name: "People" }));
  await waitFor(() => expect(sent("GET people")).toHaveLength(2));
});

test("signing out shows the sign-in screen", async () => {
  openDesk("/desk/account", { ...SESSIONS, "POST sign-out": {} });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
});
