import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as delay } from "node:timers/promises";
import { StoreFailure } from "#server/storage/store-failure.ts";
import type { DocumentStore } from "./document-store.ts";
import { type Credentials, EMPTY_PAYLOAD_HASH, signedHeaders } from "./signature-v4.ts";

export type Bucket = Credentials & { bucket: string; endpoint: string };

/** Enough for ten megabytes on a slow connection. */
const ATTEMPT_TIMEOUT = 60_000;
const WAITS_BEFORE_RETRY = [200, 1000];

/** Throws if the bucket does not respond, so that a wrong setting stops the start. */
export async function openS3Store(bucket: Bucket): Promise<DocumentStore> {
  const bucketUrl = new URL(`/${bucket.bucket}`, bucket.endpoint);
  const urlOf = (storedName: string) => new URL(`${bucketUrl.href}/${storedName}`);
  const request = (method: string, url: URL, file?: File) =>
    requestWithRetries(bucket, method, url, file);

  const response = await request("HEAD", bucketUrl);
  if (!response.ok) throw new Error(`the S3 bucket responded with status ${response.status}`);

  return {
    async keep({ path, storedName, sha256 }) {
      const body = await openAsBlob(path).catch(report); // streamed from the disk
      await expectSuccess(await request("PUT", urlOf(storedName), { body, sha256 }));
      await rm(path, { force: true }).catch(report);
    },
    async read(storedName) {
      const found = await expectSuccess(await request("GET", urlOf(storedName)));
      return Readable.fromWeb(found.body as ReadableStream);
    },
    async remove(storedName) {
      const response = await request("DELETE", urlOf(storedName));
      if (response.status !== 404) await expectSuccess(response);
    },
  };
}

type File = { body: Blob; sha256: string };

/** Retries network errors and 5xx, because all these requests are idempotent. */
async function requestWithRetries(bucket: Bucket, method: string, url: URL, file?: File) {
  for (const wait of WAITS_BEFORE_RETRY) {
    const response = await requestOnce(bucket, method, url, file).catch(() => null);
    if (response && response.status < 500) return response;
    await response?.body?.cancel();
    await delay(wait);
  }
  return requestOnce(bucket, method, url, file).catch(report);
}

function requestOnce(bucket: Bucket, method: string, url: URL, file?: File): Promise<Response> {
  const payloadHash = file?.sha256 ?? EMPTY_PAYLOAD_HASH;
  return fetch(url, {
    method,
    headers: signedHeaders({ method, url, payloadHash, now: new Date() }, bucket),
    body: file?.body ?? null,
    redirect: "error",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT),
  });
}

async function expectSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  throw new StoreFailure(`the bucket responded with status ${response.status}`);
}

function report(cause: unknown): never {
  throw new StoreFailure("the bucket could not be reached", { cause });
}
