import type { FastifyRequest } from "fastify";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { company } from "#catalog/company.ts";
import type { Database } from "#server/storage/database.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import {
  CHALLENGE_TIMEOUT,
  type ChallengeOwner,
  storeChallenge,
  takeChallenge,
} from "./challenge-repository.ts";
import { countUse, findPasskey, listCredentials } from "./passkey-repository.ts";
import { relyingParty } from "./relying-party.ts";

type Deps = { database: Database; deskOrigin: string; now: () => Date };

type Given = { challengeId: string; response: object };

/** Every authenticator knows Ed25519, ES256 or RS256. Node's ML-DSA is experimental. */
const ALGORITHMS = [-8, -7, -257];

/** The package is loaded when the first passkey is used. */
const load = () => import("@simplewebauthn/server");

/** For signing in, or for the passkeys of a signed-in person. */
export async function usingOptions(
  { database, deskOrigin, now }: Deps,
  owner: ChallengeOwner,
  request: FastifyRequest,
) {
  const { generateAuthenticationOptions } = await load();
  const { rpID } = relyingParty(request, deskOrigin);
  const options = await generateAuthenticationOptions({
    rpID,
    ...(owner && { allowCredentials: await listCredentials(database, owner.accountId) }),
    userVerification: "required",
    timeout: CHALLENGE_TIMEOUT,
  });
  return {
    challengeId: await storeChallenge(database, options.challenge, owner, now()),
    options: { ...options },
  };
}

/** The account whose passkey was used, or null. */
export async function checkUse(
  { database, deskOrigin, now }: Deps,
  owner: ChallengeOwner,
  { challengeId, response }: Given,
  request: FastifyRequest,
): Promise<string | null> {
  const expectedChallenge = await takeChallenge(database, challengeId, owner, now());
  const { id } = response as { id?: unknown };
  const passkey = typeof id === "string" ? await findPasskey(database, id) : null;
  if (expectedChallenge === null || !passkey) return null;
  if (owner && owner.accountId !== passkey.accountId) return null;
  const { verifyAuthenticationResponse } = await load();
  const { rpID, origin } = relyingParty(request, deskOrigin);
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: passkey.credential,
    requireUserVerification: true,
  }).catch(() => null); // it throws for every response that is malformed or of another site
  if (!result?.verified) return null;
  const uses = { before: passkey.credential.counter, after: result.authenticationInfo.newCounter };
  return (await countUse(database, passkey.id, uses, now())) ? passkey.accountId : null;
}

export async function addingOptions(
  { database, deskOrigin, now }: Deps,
  { id, name, email }: SignedIn,
  request: FastifyRequest,
) {
  const { generateRegistrationOptions } = await load();
  const { rpID } = relyingParty(request, deskOrigin);
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: await listCredentials(database, id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_TIMEOUT,
  });
  return {
    challengeId: await storeChallenge(database, options.challenge, { accountId: id }, now()),
    options: { ...options },
  };
}

export async function checkAdding(
  { database, deskOrigin, now }: Deps,
  account: SignedIn,
  { challengeId, response }: Given,
  request: FastifyRequest,
) {
  const expectedChallenge = await takeChallenge(
    database,
    challengeId,
    { accountId: account.id },
    now(),
  );
  if (expectedChallenge === null) return null;
  const { verifyRegistrationResponse } = await load();
  const { rpID, origin } = relyingParty(request, deskOrigin);
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  return result?.verified ? result.registrationInfo.credential : null;
}
