import { expect, test, vi } from "vitest";
import { openSqlite } from "#server/db/sqlite.ts";
import { type Bucket, openS3Store } from "#server/documents/s3-store.ts";
import { startS3Server } from "#server/documents/test-s3-server.ts";
import { makeFolder } from "#server/test-folder.ts";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { startInstance } from "./instance.ts";
import { IS_LONG } from "./rounds.ts";
import { hasSwift, startSwift } from "./swift.ts";
import { makeRegistration, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Debian's Swift in a long run where it is installed, otherwise a peer that checks every signature. */
async function startBucket(): Promise<Bucket> {
  if (IS_LONG && hasSwift()) return startSwift();
  if (IS_LONG) {
    console.info(
      "No real bucket is asked: apt-get install swift-proxy swift-account swift-container swift-object",
    );
  }
  return (await startS3Server()).bucket;
}

test("documents go into an S3 bucket and come out as they were", async () => {
  const bucket = await startBucket();
  const dataFolder = makeFolder();
  const instance = await startInstance({
    DATA_DIR: dataFolder,
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  const registrations = Array.from({ length: 5 }, makeRegistration);
  for (const one of registrations) expect(await send(instance.address, one)).toBe(200);
  expect(readdirSync(join(dataFolder, "uploads"))).toEqual([]);
  await instance.close();

  const database = openSqlite(join(dataFolder, "indus-gulf.sqlite"));
  const store = await openS3Store(bucket);
  const documents = await database.all<{ name: string }>(
    "select stored_name as name from documents",
  );
  const hashes = await Promise.all(
    documents.map(async ({ name }) => {
      const content = await buffer(await store.read(name));
      return createHash("sha256").update(content).digest("hex");
    }),
  );
  expect(hashes.toSorted()).toEqual(registrations.flatMap((one) => one.hashes).toSorted());
  const [first] = documents;
  await store.remove(first!.name);
  await expect(store.read(first!.name)).rejects.toThrow("status 404");
  await expect(openS3Store({ ...bucket, secretAccessKey: "wrong" })).rejects.toThrow("status 403");
  await database.close();
});
