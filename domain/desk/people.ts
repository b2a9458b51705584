import { z } from "zod";
import { account } from "./account.ts";
import { ROLES } from "./roles.ts";

/** `GET /api/desk/people`: everybody, disabled accounts too, for every role: a lead shows its owner's name. */
export const people = z.array(account);

/** `POST /api/desk/people`: a manager invites a person, who signs in with a code. */
export const newPerson = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(320),
  role: z.enum(ROLES),
});

/** The answer. The account exists also where the mail with the invitation could not be sent. */
export const invitedPerson = account.extend({ isMailed: z.boolean() });

export type InvitedPerson = z.infer<typeof invitedPerson>;

/**
 * `POST /api/desk/people/:id`, answered with the account. A manager changes anybody; an agent changes
 * only their own name and whether they are present. 409: the last manager has to remain one.
 */
export const personChange = z.strictObject({
  name: newPerson.shape.name.optional(),
  role: z.enum(ROLES).optional(),
  isPresent: z.boolean().optional(),
  isDisabled: z.boolean().optional(),
});

export type PersonChange = z.infer<typeof personChange>;
