// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { makeLeadView } from "#desk/test-rows.ts";
import { deviceName } from "./passkeys.ts";

const SIGNED_OUT = {
  "GET me": { status: 401, body: { success: false, message: "Please sign in" } },
  "GET leads": { body: { leads: [], next: null } },
  "POST sign-in/code": { status: 202 },
};

async function askForCode() {
  await userEvent.type(await screen.findByLabelText("E-mail"), sara.email);
  await userEvent.click(screen.getByRole("button", { name: "Send me a code" }));
  return screen.findByLabelText("Code");
}

test("a pasted code with a space signs in, and the URL stays", async () => {
  const { sent } = openDesk("/desk?view=mine", {
    ...SIGNED_OUT,
    "POST sign-in/code/check": { body: sara },
  });
  const field = await askForCode();
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.click(field);
  await userEvent.paste("1234 5678");
  expect(await screen.findByRole("heading", { name: "Mine" })).toBeInTheDocument();
  expect(sent("POST sign-in/code/check")[0]?.body).toEqual({ email: sara.email, code: "12345678" });
});

test("a wrong code is cleared and can be typed again", async () => {
  openDesk("/desk", {
    ...SIGNED_OUT,
    "POST sign-in/code/check": { status: 401, body: { success: false, message: "wrong" } },
  });
  const field = await askForCode();
  await userEvent.type(field, "00000000");
  expect(await screen.findByText(/^This code is wrong, used or too old/)).toBeInTheDocument();
  expect(field).toHaveValue("");
});

test("a code that is not whole says what is missing, and a wrong recovery code is no mailed one", async () => {
  const { sent } = openDesk("/desk", {
    ...SIGNED_OUT,
    "POST sign-in/code/check": { status: 401, body: { success: false, message: "wrong" } },
  });
  const mailed = await askForCode();
  expect(screen.getByText(/If the mail has no code, sign in with your passkey/)).toBeVisible();
  await userEvent.type(mailed, "123{Enter}");
  expect(await screen.findByText("A code by mail has eight digits.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Other ways to sign in" }));
  await userEvent.click(screen.getByRole("button", { name: "I have a recovery code" }));
  const field = await screen.findByLabelText("Code");
  await userEvent.type(field, "K7QM-2XPD{Enter}");
  expect(await screen.findByText(/a recovery code has 16 letters/)).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(sent("POST sign-in/code/check")).toHaveLength(0);
  await userEvent.type(field, "-9HTR-4WVN{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(/Check it, or take another one/);
});

test("a passkey comes first where the browser has passkeys", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  openDesk("/desk", SIGNED_OUT);
  const passkey = await screen.findByRole("button", { name: "Sign in with a passkey" });
  const code = screen.getByRole("button", { name: "Send me a code" });
  expect(passkey.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a code that is known already signs in without another one", async () => {
  const { sent } = openDesk("/desk", { ...SIGNED_OUT, "POST sign-in/code/check": { body: sara } });
  await userEvent.type(await screen.findByLabelText("E-mail"), sara.email);
  await userEvent.click(screen.getByRole("button", { name: "I have a recovery code" }));
  const field = await screen.findByLabelText("Code");
  await userEvent.type(field, "k7qm-2xpd-9htr{Enter}");
  expect(await screen.findByRole("heading", { name: "All leads" })).toBeInTheDocument();
  expect(sent("POST sign-in/code")).toHaveLength(0);
  expect(sent("POST sign-in/code/check")[0]?.body).toEqual({
    email: sara.email,
    code: "K7QM2XPD9HTR",
  });
});

test.for([
  ["no connection" as const, "No response from the server. What you typed is kept; try again."],
  [{ status: 429, body: { success: false, message: "slow" } }, /^Too many tries/],
] as const)("a code that was not checked stays in its field: %o", async ([response, text]) => {
  openDesk("/desk", { ...SIGNED_OUT, "POST sign-in/code/check": response });
  const field = await askForCode();
  await userEvent.type(field, "12345678");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(field).toHaveValue("12345678");
});

test("a passkey that the server refuses is told apart from one that was not used", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  openDesk("/desk", { ...SIGNED_OUT, "POST sign-in/passkey/options": "no connection" });
  await userEvent.click(await screen.findByRole("button", { name: "Sign in with a passkey" }));
  expect(await screen.findByText(/^No response from the server/)).toBeInTheDocument();
});

async function loseSession() {
  const desk = openDesk("/desk/leads/1", {
    ...SIGNED_OUT,
    "GET me": { body: sara },
    "GET leads/1": { body: makeLeadView() },
    "POST leads/1/note": { status: 401, body: { success: false, message: "Please sign in" } },
    "POST sign-in/code/check": ({ body }) =>
      (body as { email: string }).email === sara.email
        ? { body: sara }
        : { body: { ...sara, id: "bilal", name: "Bilal Ahmed" } },
  });
  await userEvent.type(await screen.findByLabelText("Note"), "half a note");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(
    await screen.findByText(/^You were signed out. What you typed is kept/),
  ).toBeInTheDocument();
  return desk;
}

async function signInAgain(email: string) {
  const field = screen.getByLabelText("E-mail");
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(screen.getByRole("button", { name: "I have a recovery code" }));
  await userEvent.type(await screen.findByLabelText("Code"), "K7QM2XPD9HTR{Enter}");
  return screen.findByLabelText("Note");
}

test("a session that has ended says so, and the person goes on where they were", async () => {
  await loseSession();
  expect(location.pathname).toBe("/desk/leads/1");
  expect(screen.getByLabelText("E-mail")).toHaveValue(sara.email);
  expect(await signInAgain(sara.email)).toHaveValue("half a note");
});

test("another person does not get what the person before has typed", async () => {
  await loseSession();
  expect(await signInAgain("bilal@example.com")).toHaveValue("");
  expect(JSON.stringify(sessionStorage)).not.toContain("half a note");
});

test.for([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "My Mac"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "My Android"],
  ["unknown", "My device"],
] as const)("a passkey made with %s is called %s", ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name);
});
