import { isolate } from "#domain/bidi-controls.ts";
import type { Role } from "#domain/desk/roles.ts";
import { groupedCode } from "#domain/desk/codes.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import { type DeskMailContents, deskMailContents, type DeskPurpose } from "./desk-mail-contents.ts";
import type { Letter } from "./layout.ts";

type LetterContext = {
  person: { name: string; email: string };
  deskUrl: string;
  companyName: string;
  /** When it happened, on the office's clock. */
  at: string;
  /** Null if the code is no longer valid. */
  findCode(seed: string): Promise<string | null>;
};

type Writers = {
  [Purpose in DeskPurpose]: (
    content: DeskMailContents[Purpose],
    context: LetterContext,
  ) => Omit<Letter, "eyebrow"> | null | Promise<Omit<Letter, "eyebrow"> | null>;
};

const FACTOR_HEADINGS: Record<DeskMailContents["factor-changed"]["change"], string> = {
  "passkey-added": "A passkey was added to your account",
  "passkey-removed": "A passkey of your account was removed",
  "recovery-codes-made": "New recovery codes were made for your account",
  "recovery-code-used": "A recovery code of your account was used",
};

const ROLE_NAMES: Record<Role, string> = { agent: "Agent", manager: "Manager" };

const RESET =
  "A manager has invited you again: your passkeys and recovery codes no longer work, and you are signed out everywhere. " +
  "You did not ask for this? Then speak with the manager.";

const NOT_YOU =
  "Was it not you? Then open your account at the desk, sign out everywhere else, remove every passkey that is not yours, " +
  "make new recovery codes, and tell a manager at once.";

const WRITERS: Writers = {
  async code({ device, seed, needsPasskey }, { person, findCode }) {
    const code = await findCode(seed);
    if (needsPasskey) return passkeyLetter(person.email, device);
    if (code === null) return null;
    return {
      heading: "Your sign-in code",
      paragraphs: ["Enter this code on the page where you asked for it."],
      highlight: {
        line: groupedCode(code),
        under: `Valid once, for ${CODE_MINUTES} minutes`,
      },
      facts: [
        ["Account", person.email],
        ["Asked for from", device],
      ],
      actions: [],
      closing: [
        "You did not ask for it? Then somebody typed your address: do not pass the code on to anybody.",
      ],
    };
  },

  invitation: ({ isReset }, { person, deskUrl, companyName }) => ({
    heading: `You are invited to the desk of ${companyName}`,
    paragraphs: [
      `Dear ${isolate(person.name)},`,
      "The desk is where we answer the people who write to us. Open it and enter your e-mail address: a code comes by mail. " +
        "Then add a passkey, which is your fingerprint, face or device code. There are no passwords.",
      ...(isReset ? [RESET] : []),
    ],
    facts: [["Account", person.email]],
    actions: [{ label: "Open the desk", href: deskUrl }],
    closing: [],
  }),

  "new-browser": ({ device, how }, { person, deskUrl, at }) => ({
    heading: "A sign-in from a new browser",
    paragraphs: ["Somebody signed in to your account with a browser that did not before."],
    facts: [
      ["Account", person.email],
      ["Browser", device],
      ["Signed in with", how === "code" ? "code by mail" : how],
      ["When", at],
    ],
    actions: [{ label: "See where you are signed in", href: `${deskUrl}/account` }],
    closing: ["Was it you? Then there is nothing to do.", NOT_YOU],
  }),

  "session-copied": ({ device }, { person, deskUrl, at }) => ({
    heading: "You were signed out, to be safe",
    paragraphs: [
      "The desk gives your browser a new key every few minutes. An old one came back, as if somebody had copied it, " +
        "so we ended this session for everybody.",
    ],
    facts: [
      ["Account", person.email],
      ["Session", device],
      ["When", at],
    ],
    actions: [{ label: "Sign in again", href: deskUrl }],
    closing: [
      "This also happens when a computer loses its power at that moment, or is restored from a backup. Otherwise tell a " +
        "manager: somebody may have had access to this device.",
    ],
  }),

  "factor-changed": ({ change, name, device }, { person, deskUrl, at }) => ({
    heading: FACTOR_HEADINGS[change],
    paragraphs: [],
    facts: [
      ["Account", person.email],
      ...(name ? [["Passkey", name] as [string, string]] : []),
      ["Browser", device],
      ["When", at],
    ],
    actions: [{ label: "Open your account", href: `${deskUrl}/account` }],
    closing: ["Was it you? Then there is nothing to do.", NOT_YOU],
  }),

  "role-changed": ({ role }, { person, deskUrl, at }) => ({
    heading: `Your role at the desk is now: ${ROLE_NAMES[role]}`,
    paragraphs: [],
    facts: [
      ["Account", person.email],
      ["When", at],
    ],
    actions: [{ label: "Open the desk", href: deskUrl }],
    closing: [],
  }),

  "new-manager": ({ name, email }, { deskUrl, at }) => ({
    heading: "The desk has a new manager",
    paragraphs: ["Managers see every lead, export and erase, and invite people."],
    facts: [
      ["Name", name],
      ["Account", email],
      ["When", at],
    ],
    actions: [{ label: "See the people of the desk", href: `${deskUrl}/people` }],
    closing: ["None of you did this? Then disable the account, and look into the audit."],
  }),
};

function passkeyLetter(email: string, device: string): Omit<Letter, "eyebrow"> {
  return {
    heading: "Sign in with your passkey",
    paragraphs: [
      "Somebody asked for a code by mail. Your account has a passkey, so a code by mail does not open it.",
      "Sign in with the passkey or with a recovery code. If you have neither any more, ask a manager for a new invitation.",
    ],
    facts: [
      ["Account", email],
      ["Asked for from", device],
    ],
    actions: [],
    closing: ["It was not you? Then nothing happened: somebody typed your address."],
  };
}

/** Null if there is nothing left to say. */
export async function writeDeskLetter<Purpose extends DeskPurpose>(
  purpose: Purpose,
  content: unknown,
  context: LetterContext,
): Promise<Letter | null> {
  const parsed = deskMailContents[purpose].parse(content) as DeskMailContents[Purpose];
  const letter = await WRITERS[purpose](parsed, context);
  return letter && { eyebrow: "The desk", ...letter };
}
