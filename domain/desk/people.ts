import { z } from "zod";
import { account } from "./account.ts";
import { ROLES } from "./roles.ts";
import { typedLine } from "./typed-line.ts";

/** `GET /api/desk/people`: all accounts, also disabled ones, for every role, because a lead shows its owner's
 * name. */
export const people = z.array(account);

/** `POST /api/desk/people`: a manager invites a person, who signs in with a code. */
export const newPerson = z.strictObject({
  name: typedLine({ max: 100 }),
  email: z.email().max(320),
  role: z.enum(ROLES),
});

/** `POST /api/desk/people/:id`: a manager changes anybody, an agent only their own name and presence. The last
 * manager cannot be removed (409). */
export const personChange = z.strictObject({
  name: newPerson.shape.name.optional(),
  role: z.enum(ROLES).optional(),
  isPresent: z.boolean().optional(),
  isDisabled: z.boolean().optional(),
});

export type PersonChange = z.infer<typeof personChange>;
