import { z } from "zod";

/** How long a sign-in code is valid. */
export const CODE_MINUTES = 10;

/** The steps of signing in, below `/api/desk/sign-in`. An answer never says whether an account exists. */
export const signInRequests = {
  /** `POST code`: mails a code to the account with this address. Always answered with 202. */
  code: z.strictObject({ email: z.email().max(320) }),
  /** `POST code/check`: sets the session's cookie and answers with `me`, or 401. */
  "code/check": z.strictObject({ email: z.email().max(320), code: z.string().regex(/^\d{6}$/) }),
  /** `POST passkey/options`: the options of @simplewebauthn for any passkey of this site. */
  "passkey/options": z.strictObject({}),
  /** `POST passkey/check`: the same. `answer` is what @simplewebauthn/browser returns. */
  "passkey/check": z.strictObject({ challengeId: z.string().max(64), response: z.looseObject({}) }),
};

/** Answer of `passkey/options`, and of `POST /api/desk/passkeys/options` for adding one. */
export const passkeyOptions = z.strictObject({
  challengeId: z.string(),
  options: z.looseObject({}),
});

/** `POST /api/desk/passkeys`: adds one to the signed-in account. Answered with `me`. */
export const newPasskey = z.strictObject({
  challengeId: z.string().max(64),
  name: z.string().trim().min(1).max(100),
  response: z.looseObject({}),
});

/** `POST /api/desk/passkeys/:id`: renames it. Answered with `me`. `DELETE` removes it. */
export const passkeyChange = newPasskey.pick({ name: true });

/**
 * `GET /api/desk/sessions`. `DELETE /api/desk/sessions/:id` and `DELETE /api/desk/passkeys/:id` remove one,
 * `DELETE /api/desk/sessions` all sessions but the current one, `POST /api/desk/sign-out` ends the current
 * session; each is answered with 204.
 */
export const sessionList = z.array(
  z.strictObject({
    id: z.string(),
    device: z.string(),
    createdAt: z.number(),
    lastUsedAt: z.number(),
    isCurrent: z.boolean(),
  }),
);
