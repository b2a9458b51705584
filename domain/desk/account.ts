import { z } from "zod";
import { ROLES } from "./roles.ts";

/** A person who works at the desk. */
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

/** Who is signed in, as `GET /api/desk/me` answers. */
export const me = account.extend({
  /** Empty where no passkey has been added yet: the desk offers it after the first sign-in. */
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createdAt: z.number(),
      lastUsedAt: z.number().nullable(),
    }),
  ),
});

export type Me = z.infer<typeof me>;
