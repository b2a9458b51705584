// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";

const register = vi.hoisted(() => vi.fn<() => Promise<{ id: string }>>());

vi.mock("@simplewebauthn/browser", () => ({
  startRegistration: register,
  startAuthentication: async () => ({ id: "known" }),
}));

const CODES = Array.from({ length: 10 }, (_, index) => `K7QM-2XPD-9HTR-4WV${index}`);
const passkey = sara.passkeys[0]!;
const fresh = { ...sara, passkeys: [], recoveryCodes: 0 };

const SERVER = {
  "GET leads": { body: { leads: [], next: null } },
  "GET me": { body: fresh },
  "POST passkeys/options": { body: { challengeId: "c", options: {} } },
  "POST passkeys": { body: { ...fresh, passkeys: [passkey] } },
  "POST recovery-codes": { body: { codes: CODES } },
};

beforeEach(() => {
  localStorage.clear();
  register.mockResolvedValue({ id: "new" });
  vi.stubGlobal("PublicKeyCredential", () => {});
});

const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("the first sign-in asks for a passkey, recovery codes and a second passkey", async () => {
  const { sent } = openDesk("/desk", SERVER);
  expect(await screen.findByText("Step 1 of 3")).toBeInTheDocument();
  await click("Add a passkey");
  await click("Make recovery codes");
  const list = await screen.findByRole("list", { name: "Recovery codes" });
  expect(list).toHaveTextContent(CODES.join(""));
  expect(list).toHaveFocus();
  await click("Done");
  expect(screen.getByText(/^Keep the codes first/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("I have kept these codes"));
  await click("Done");
  expect(screen.getByRole("heading", { name: "Add a second passkey" })).toHaveFocus();
  await click("Later");
  expect(await screen.findByRole("heading", { name: "All leads" })).toBeInTheDocument();
  expect(sent("POST passkeys")).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Reminder" })).toHaveTextContent(
    "You have one passkey.",
  );
  await click("Not now");
  expect(screen.queryByRole("region", { name: "Reminder" })).not.toBeInTheDocument();
});

test("the first step is no promise where a mailed code opens every account", async () => {
  openDesk("/desk", { ...SERVER, "GET me": { body: { ...fresh, isMailAlwaysEnough: true } } });
  expect(await screen.findByText(/a code by mail opens your account too/)).toBeInTheDocument();
  expect(screen.queryByText(/nobody gets in by reading your mail/)).not.toBeInTheDocument();
});

test("a device that has a passkey already is told apart from one that was not used", async () => {
  const code = "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  register.mockRejectedValue(Object.assign(new Error("registered"), { code }));
  openDesk("/desk", SERVER);
  await click("Add a passkey");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /has a passkey of this device already/,
  );
});

test("a passkey that comes later is remembered at the desk", async () => {
  openDesk("/desk", SERVER);
  await click("Later");
  expect(await screen.findByRole("heading", { name: "All leads" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Reminder" })).toHaveTextContent("has no passkey");
});

test("a browser without passkeys opens the desk at once", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  openDesk("/desk", SERVER);
  expect(await screen.findByRole("heading", { name: "All leads" })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Reminder" })).not.toBeInTheDocument();
});
