import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Me } from "#domain/desk/account.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";

type Challenge<Options> = { challengeId: string; options: Options };

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

export async function signInWithPasskey(): Promise<Me> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { challengeId, options } =
    await send<Challenge<PublicKeyCredentialRequestOptionsJSON>>("sign-in/passkey/options");
  const response = await startAuthentication({ optionsJSON: options });
  return send<Me>("sign-in/passkey/check", { challengeId, response });
}

/** Proves within a session who the person is. */
export async function touchPasskey(): Promise<void> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { challengeId, options } =
    await send<Challenge<PublicKeyCredentialRequestOptionsJSON>>("touch/options");
  const response = await startAuthentication({ optionsJSON: options });
  await send("touch", { challengeId, response });
}

export async function addPasskey(name = deviceName(navigator.userAgent)): Promise<Me> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { challengeId, options } =
    await send<Challenge<PublicKeyCredentialCreationOptionsJSON>>("passkeys/options");
  const response = await startRegistration({ optionsJSON: options });
  return send<Me>("passkeys", { challengeId, name, response });
}

/** Why no passkey was added, where the reason is known. */
export function notAddedText(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
    ? words.passkeyHereAlready
    : undefined;
}

/** The order matters: Android names Linux too, and an iPhone names Mac. */
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];

export function deviceName(userAgent: string): string {
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return words.device(system);
}
