import { createHash, createHmac } from "node:crypto";

export type Credentials = { region: string; accessKeyId: string; secretAccessKey: string };

type Request = { method: string; url: URL; payloadHash: string; now: Date };

const ALGORITHM = "AWS4-HMAC-SHA256";

export const EMPTY_PAYLOAD_HASH = sha256("");

export function signedHeaders(request: Request, credentials: Credentials): Record<string, string> {
  const { method, url, payloadHash, now } = request;
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const scope = [time.slice(0, 8), credentials.region, "s3", "aws4_request"];
  const headers = { host: url.host, "x-amz-content-sha256": payloadHash, "x-amz-date": time };
  const names = Object.keys(headers).join(";");
  const canonicalRequest = [
    method,
    url.pathname,
    url.search.slice(1),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    "",
    names,
    payloadHash,
  ].join("\n");
  const toSign = [ALGORITHM, time, scope.join("/"), sha256(canonicalRequest)].join("\n");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, toSign).toString("hex");
  const credential = `${credentials.accessKeyId}/${scope.join("/")}`;
  const authorization = `${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
  return { "x-amz-content-sha256": payloadHash, "x-amz-date": time, authorization };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
