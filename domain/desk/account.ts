import { z } from "zod";
import { ROLES } from "./roles.ts";

export const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Whether new leads may be assigned to this person in turn. */
  isPresent: z.boolean(),
  isDisabled: z.boolean(),
});

export type Account = z.infer<typeof account>;

/** The response of `GET /api/desk/me`. */
export const me = account.extend({
  /** The desk asks for two after the first sign-in. */
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createdAt: z.number(),
      lastUsedAt: z.number().nullable(),
    }),
  ),
  /** How many recovery codes are not used yet. */
  recoveryCodes: z.number(),
  /** Whether a mailed code opens an account with a passkey too (`DESK_MAIL_CODES=always`). */
  isMailAlwaysEnough: z.boolean(),
});

export type Me = z.infer<typeof me>;
