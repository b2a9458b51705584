import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Site = { rpID: string; origin: string };
type Options = { challenge: string };

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** An authenticator in software, with one passkey: ES256, attestation "none". */
export function makeAuthenticator({ rpID, origin }: Site, flags = USER_PRESENT | USER_VERIFIED) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

  function authenticatorData(moreFlags: number, credential: Uint8Array = new Uint8Array()) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags | moreFlags]), count, credential]);
  }

  function attestedCredential() {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const coordinate = (value: string) => new Uint8Array(Buffer.from(value, "base64url"));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2], // an elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.from([0, credentialId.length]);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
  }

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credentialOf = (response: Record<string, Buffer | Uint8Array>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [
        name,
        Buffer.from(bytes).toString("base64url"),
      ]),
    ),
  });

  return {
    id,
    create(options: Options) {
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(HAS_CREDENTIAL, attestedCredential()))],
      ]);
      return credentialOf({
        clientDataJSON: clientData("webauthn.create", options),
        attestationObject: isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      });
    },
    get(options: Options) {
      const clientDataJSON = clientData("webauthn.get", options);
      const data = authenticatorData(0);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return credentialOf({ clientDataJSON, authenticatorData: data, signature });
    },
    /** Imitates a copied authenticator. */
    setCounter: (value: number) => void (counter = value),
  };
}
