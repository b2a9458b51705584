import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import type { Bucket } from "#server/storage/documents/s3-store.ts";
import { startS3Server } from "#server/testing/test-s3-server.ts";
import { IS_LONG } from "./rounds.ts";
import { hasSwift, startSwift } from "./swift.ts";

/** Debian's Swift in a long run if it is installed, otherwise a peer that checks every signature. */
export async function startBucket(): Promise<Bucket> {
  if (IS_LONG && hasSwift()) return startSwift();
  if (IS_LONG) {
    console.info(
      "no real bucket is tested: apt-get install swift-proxy swift-account swift-container swift-object",
    );
  }
  return (await startS3Server()).bucket;
}

export function bucketSettings(bucket: Bucket): Record<string, string> {
  return {
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

export async function storedHashes(database: Database, store: DocumentStore): Promise<string[]> {
  const documents = await database.all(
    z.object({ name: z.string() }),
    "select stored_name as name from documents",
  );
  const hashes = documents.map(async ({ name }) => {
    const content = await buffer(await store.read(name));
    return createHash("sha256").update(content).digest("hex");
  });
  return (await Promise.all(hashes)).toSorted();
}
