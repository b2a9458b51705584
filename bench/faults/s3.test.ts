import { expect, test, vi } from "vitest";
import { openSqlite } from "#server/storage/sqlite.ts";
import { openS3Store } from "#server/storage/documents/s3-store.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bucketSettings, startBucket, storedHashes } from "./bucket.ts";
import { startInstance } from "./instance.ts";
import { makeRegistration, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 180_000 });

test("documents are stored in an S3 bucket and read back unchanged", async () => {
  const bucket = await startBucket();
  const dataFolder = makeFolder();
  const instance = await startInstance({
    DATA_DIR: dataFolder,
    ...bucketSettings(bucket),
  });
  const registrations = Array.from({ length: 5 }, makeRegistration);
  for (const one of registrations) expect(await send(instance.url, one)).toBe(200);
  expect(readdirSync(join(dataFolder, "uploads"))).toEqual([]);
  await instance.close();

  const database = openSqlite(join(dataFolder, "leads.sqlite"));
  const store = await openS3Store(bucket);
  expect(await storedHashes(database, store)).toEqual(
    registrations.flatMap((one) => one.hashes).toSorted(),
  );
  const first = await database.first(
    z.object({ name: z.string() }),
    "select stored_name as name from documents",
  );
  await store.remove(first!.name);
  await expect(store.read(first!.name)).rejects.toThrow("status 404");
  await expect(openS3Store({ ...bucket, secretAccessKey: "wrong" })).rejects.toThrow("status 403");
  await database.close();
});
