import { z } from "zod";
import { ROLES } from "#domain/desk/roles.ts";

/** Changes of what a person signs in with. */
const FACTOR_CHANGES = [
  "passkey-added",
  "passkey-removed",
  "recovery-codes-made",
  "recovery-code-used",
] as const;

/** What a mail to a person of the office says, by its purpose. It is stored until the mail is delivered. */
export const deskMailContents = {
  /** The code is derived from the seed, so the database never has it. */
  code: z.object({
    device: z.string(),
    seed: z.string(),
    /** A mailed code does not open the account. */
    needsPasskey: z.boolean().optional(),
  }),
  invitation: z.object({
    /** A manager invited again: passkeys, recovery codes and sessions of before are gone. */
    isReset: z.boolean().optional(),
  }),
  "new-browser": z.object({ device: z.string(), how: z.string() }),
  /** A value of the session's cookie came back after another had replaced it. */
  "session-copied": z.object({ device: z.string() }),
  "factor-changed": z.object({
    change: z.enum(FACTOR_CHANGES),
    name: z.string(),
    device: z.string(),
  }),
  "role-changed": z.object({ role: z.enum(ROLES) }),
  "new-manager": z.object({ name: z.string(), email: z.string() }),
};

export type DeskMailContents = {
  [Purpose in keyof typeof deskMailContents]: z.infer<(typeof deskMailContents)[Purpose]>;
};

export type DeskPurpose = keyof DeskMailContents;

export const DESK_PURPOSES = Object.keys(deskMailContents) as DeskPurpose[];
