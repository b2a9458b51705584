// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { REASON_HEADER } from "#domain/desk/urls.ts";
import { type GivenResponses, openDesk, sara, saraAccount } from "#desk/test-desk.tsx";

vi.mock("@simplewebauthn/browser", () => ({ startAuthentication: async () => ({ id: "known" }) }));

const NEEDED = {
  status: 403,
  body: { success: false, message: "Confirm that it is you", reason: "touch" },
  headers: { [REASON_HEADER]: "touch" },
};
const invited = { ...saraAccount, id: "omar", name: "Omar", email: "omar@example.com" };

/** Asks for a touch until one was made. */
function openPeople(more: GivenResponses = {}) {
  let isTouched = false;
  const desk = openDesk("/desk/people", {
    "POST touch/options": { body: { challengeId: "c", options: {} } },
    "POST touch": ({ body }) => {
      const { code } = body as { code?: string };
      if (code === "0000000000000000") {
        return { status: 422, body: { success: false, message: "wrong" } };
      }
      isTouched = true;
      return {};
    },
    "POST people": () => (isTouched ? { body: invited } : NEEDED),
    ...more,
  });
  return desk;
}

async function invite() {
  await userEvent.type(await screen.findByLabelText("Name"), "Omar");
  await userEvent.type(screen.getByLabelText("E-mail"), "omar@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  return screen.findByRole("dialog", { name: "Confirm that it is you" });
}

test("a passkey confirms, and the request is repeated with what was typed", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  const { sent } = openPeople();
  const dialog = await invite();
  await userEvent.click(within(dialog).getByRole("button", { name: "Use your passkey" }));
  expect(await screen.findByText(/^Omar is invited/)).toBeInTheDocument();
  const bodies = sent("POST people").map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test("a recovery code confirms after a wrong one was corrected", async () => {
  const { sent } = openPeople();
  const dialog = await invite();
  const field = within(dialog).getByLabelText("Recovery code");
  await userEvent.type(field, "0000-0000-0000-0000{Enter}");
  expect(await within(dialog).findByText(/^This code is wrong/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, "k7qm-2xpd-9htr-4wvn{Enter}");
  expect(await screen.findByText(/^Omar is invited/)).toBeInTheDocument();
  expect(sent("POST touch").at(-1)?.body).toEqual({ code: "K7QM2XPD9HTR4WVN" });
});

test("a code that is not whole says what is missing", async () => {
  const { sent } = openPeople();
  const dialog = await invite();
  await userEvent.type(within(dialog).getByLabelText("Recovery code"), "K7QM{Enter}");
  expect(
    await within(dialog).findByText("A recovery code has 16 letters and digits."),
  ).toBeVisible();
  expect(sent("POST touch")).toHaveLength(0);
});

test("a mailed code confirms where there is no passkey", async () => {
  const { sent } = openPeople({
    "GET me": { body: { ...sara, passkeys: [] } },
    "POST touch/code": { status: 202 },
  });
  const dialog = await invite();
  await userEvent.click(within(dialog).getByRole("button", { name: "Send me a code" }));
  await waitFor(() => expect(sent("POST touch/code")).toHaveLength(1));
  await userEvent.type(within(dialog).getByLabelText("Code"), "1234 5678{Enter}");
  expect(await screen.findByText(/^Omar is invited/)).toBeInTheDocument();
});

test("a request that is not confirmed is not made, and its fields stay", async () => {
  const { sent } = openPeople();
  const dialog = await invite();
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Confirm that it is you");
  expect(screen.getByLabelText("Name")).toHaveValue("Omar");
  expect(sent("POST people")).toHaveLength(1);
});

test("an export that is not confirmed says so", async () => {
  openDesk("/desk/export", { "HEAD export": { ...NEEDED, body: undefined } });
  await userEvent.click(await screen.findByRole("link", { name: /^Download/ }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Nothing was done/);
});

test("an export asks before the file is downloaded", async () => {
  let isTouched = false;
  const { sent } = openDesk("/desk/export", {
    "HEAD export": () => (isTouched ? { status: 200 } : { ...NEEDED, body: undefined }),
    "POST touch": () => ((isTouched = true), {}),
  });
  const downloads: string[] = [];
  const watch = (event: Event) => {
    const link = (event.target as Element).closest("a[download]");
    if (link && !event.defaultPrevented) downloads.push(link.getAttribute("href") ?? "");
    if (link) event.preventDefault();
  };
  window.addEventListener("click", watch);
  await userEvent.click(await screen.findByRole("link", { name: /^Download/ }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  expect(downloads).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText("Recovery code"), "K7QM2XPD9HTR4WVN{Enter}");
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(sent("HEAD export")).toHaveLength(2);
  window.removeEventListener("click", watch);
});
