import { z } from "zod";
import { formOfCode, normaliseCode } from "./codes.ts";
import { typedLine } from "./typed-line.ts";

export const CODE_MINUTES = 10;

/** A mailed code, one made on the server's machine, or a recovery code. */
const code = z
  .string()
  .max(64)
  .overwrite(normaliseCode)
  .refine((given) => formOfCode(given) !== null, "not a code");

/** The steps below `/api/desk/sign-in`. No response says whether an account exists. */
export const signInRequests = {
  /** `POST code`: mails a code to the account. The response is always 202. */
  code: z.strictObject({ email: z.email().max(320) }),
  /** `POST code/check`: sets the session cookie; the response is `me`, or 401. */
  "code/check": z.strictObject({ email: z.email().max(320), code }),
  /** `POST passkey/options`: the options of @simplewebauthn for any passkey of this site. */
  "passkey/options": z.strictObject({}),
  /** `POST passkey/check`: `response` is what @simplewebauthn/browser returns. */
  "passkey/check": z.strictObject({ challengeId: z.string().max(64), response: z.looseObject({}) }),
};

/** The response to `passkey/options`, and to `POST /api/desk/passkeys/options` for adding one. */
export const passkeyOptions = z.strictObject({
  challengeId: z.string(),
  options: z.looseObject({}),
});

/** `POST /api/desk/passkeys`: adds a passkey to the signed-in account; the response is `me`. */
export const newPasskey = z.strictObject({
  challengeId: z.string().max(64),
  name: typedLine({ max: 100 }),
  response: z.looseObject({}),
});

/** Proves who somebody is within their session, before what cannot be taken back. */
export const TOUCH_MINUTES = 5;

/** `POST /api/desk/touch`: with a passkey, or with a code: a recovery code, or a mailed one of `POST
 * touch/code` where the account has no passkey. */
export const touch = z.union([signInRequests["passkey/check"], z.strictObject({ code })]);

/** The response to `POST /api/desk/recovery-codes`, the only time that they are shown. Earlier ones are void. */
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) });

/** `POST /api/desk/passkeys/:id`: renames it; the response is `me`. */
export const passkeyChange = newPasskey.pick({ name: true });

/** `GET /api/desk/sessions`. With 204: `DELETE` of one session or passkey by id, or of all sessions but the
 * current one; `POST /api/desk/sign-out`. */
export const sessionList = z.array(
  z.strictObject({
    id: z.string(),
    device: z.string(),
    createdAt: z.number(),
    lastUsedAt: z.number(),
    isCurrent: z.boolean(),
  }),
);
