// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { deviceName } from "./passkeys.ts";

const SIGNED_OUT = {
  "GET me": { status: 401, body: { message: "Please sign in" } },
  "GET leads": { body: { leads: [], next: null } },
  "POST sign-in/code": { status: 202 },
};

async function askForCode() {
  fireEvent.change(await screen.findByLabelText("E-mail"), { target: { value: sara.email } });
  fireEvent.click(screen.getByRole("button", { name: "Send me a code" }));
  return screen.findByLabelText<HTMLInputElement>("Code");
}

test("a pasted code with a space signs in, and the address stays", async () => {
  const { sent } = openDesk("/desk?view=mine", {
    ...SIGNED_OUT,
    "POST sign-in/code/check": { body: sara },
  });
  const field = await askForCode();
  expect(field.autocomplete).toBe("one-time-code");
  fireEvent.change(field, { target: { value: "123 456" } });
  expect(await screen.findByRole("heading", { name: "Mine" })).toBeDefined();
  expect(sent("POST sign-in/code/check")[0]?.body).toEqual({ email: sara.email, code: "123456" });
});

test("a wrong code is cleared and can be typed again", async () => {
  openDesk("/desk", {
    ...SIGNED_OUT,
    "POST sign-in/code/check": { status: 401, body: { message: "wrong" } },
  });
  const field = await askForCode();
  fireEvent.change(field, { target: { value: "000000" } });
  expect(await screen.findByText(/^This code is wrong, used or too old/)).toBeDefined();
  expect(field.value).toBe("");
});

test("a passkey comes first where the browser has passkeys", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  openDesk("/desk", SIGNED_OUT);
  const passkey = await screen.findByRole("button", { name: "Sign in with a passkey" });
  const code = screen.getByRole("button", { name: "Send me a code" });
  expect(passkey.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a person without a passkey is offered one until they say no", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  openDesk("/desk", { ...SIGNED_OUT, "GET me": { body: { ...sara, passkeys: [] } } });
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  expect(localStorage.getItem("desk-passkey-declined")).not.toBeNull();
});

test("a session that has ended shows the sign-in screen and keeps the draft", async () => {
  openDesk("/desk?view=new", {
    ...SIGNED_OUT,
    "GET me": { body: sara },
    "GET leads": { status: 401, body: { message: "Please sign in" } },
  });
  sessionStorage.setItem("desk-draft:note:1", "half a note");
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  await waitFor(() => expect(location.search).toBe("?view=new"));
  expect(sessionStorage.getItem("desk-draft:note:1")).toBe("half a note");
});

test.for([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "My Mac"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "My Android"],
  ["unknown", "My device"],
] as const)("a passkey made with %s is called %s", ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name);
});
