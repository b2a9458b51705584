import { createHash, randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import type { DocumentStore } from "./document-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";
import { EMPTY_PAYLOAD_HASH, signedHeaders } from "./signature-v4.ts";
import { startS3Server } from "#server/testing/test-s3-server.ts";

const stores: Record<string, () => Promise<DocumentStore>> = {
  "a folder": () => openFolderStore(makeFolder()),
  "an S3 bucket": async () => openS3Store((await startS3Server()).bucket),
};

function makeFile(content = randomBytes(3_000_000)) {
  const storedName = "0b7d2c1e-0000-4000-8000-000000000000.pdf";
  const path = join(makeFolder(), storedName);
  writeFileSync(path, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { path, storedName, sha256, content };
}

test.for(Object.entries(stores))("%s stores a document and reads it back", async ([, open]) => {
  const [store, document] = [await open(), makeFile()];
  await store.keep(document);
  expect(existsSync(document.path)).toBe(false);
  const kept = await buffer(await store.read(document.storedName));
  expect(kept.equals(document.content)).toBe(true);
});

test.for(Object.entries(stores))(
  "%s removes a document, and a second removal succeeds",
  async ([, open]) => {
    const [store, document] = [await open(), makeFile()];
    await store.keep(document);
    await store.remove(document.storedName);
    await store.remove(document.storedName);
    await expect(store.read(document.storedName)).rejects.toMatchObject({ name: "StoreFailure" });
  },
);

test("a request to a bucket that fails once is retried", async () => {
  const { bucket, objects, failures } = await startS3Server();
  const [store, document] = [await openS3Store(bucket), makeFile()];
  failures.push(500, 503);
  await store.keep(document);
  expect(objects.get(document.storedName)?.equals(document.content)).toBe(true);
});

test("a bucket that keeps failing is a StoreFailure, and the upload is kept", async () => {
  const { bucket, failures } = await startS3Server();
  const [store, document] = [await openS3Store(bucket), makeFile()];
  failures.push(500, 500, 500);
  await expect(store.keep(document)).rejects.toMatchObject({ name: "StoreFailure" });
  expect(existsSync(document.path)).toBe(true);
});

test("a document that changed during the upload is not stored", async () => {
  const { bucket, objects } = await startS3Server();
  const [store, document] = [await openS3Store(bucket), makeFile()];
  const changed = { ...document, sha256: EMPTY_PAYLOAD_HASH };
  await expect(store.keep(changed)).rejects.toThrow("status 403");
  expect(objects.size).toBe(0);
});

test("a bucket that refuses the credentials or does not exist stops the start", async () => {
  const { bucket } = await startS3Server();
  for (const changes of [{ secretAccessKey: "wrong" }, { region: "eu-west-1" }]) {
    await expect(openS3Store({ ...bucket, ...changes })).rejects.toThrow("status 403");
  }
  await expect(openS3Store({ ...bucket, bucket: "other" })).rejects.toThrow("status 404");
});

test("the signature equals that of Amazon's example", () => {
  // "Example: GET Bucket Lifecycle" of the S3 API reference, with its published credentials.
  const headers = signedHeaders(
    {
      method: "GET",
      url: new URL("https://examplebucket.s3.amazonaws.com/?lifecycle="),
      payloadHash: EMPTY_PAYLOAD_HASH,
      now: new Date("2013-05-24T00:00:00Z"),
    },
    {
      region: "us-east-1",
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    },
  );
  expect(headers.authorization).toMatch(
    /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
  );
});
