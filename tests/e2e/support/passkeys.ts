import type { Page } from "@playwright/test";
import type { ServedSite } from "#tests/served-site.ts";
import { askForCode, serverCode } from "./desk.ts";
import { office } from "./office.ts";

/** Confirms every request for a passkey, as a device does after a touch. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Signs a new person in for the first time, up to the recovery codes. */
export async function signInWithFirstPasskey(page: Page, desk: ServedSite, name: string) {
  await addAuthenticator(page);
  const email = "passkeys@office.example";
  office(desk, "invite", email, "--name", name);
  const field = await askForCode(page, desk, email);
  await field.fill(serverCode(desk, email));
  await field.press("Enter");
  await page.getByRole("button", { name: "Add a passkey" }).click();
}
