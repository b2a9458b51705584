import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { startHttpServer } from "./test-http-server.ts";
import type { Bucket } from "#server/storage/documents/s3-store.ts";

const credentials = {
  region: "me-central-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

/** A bucket that checks signature, time and content of every request. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const endpoint = await startHttpServer(async (request, response) => {
    const body = await buffer(request);
    const end = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    const failure = failures.shift();
    if (failure) return end(failure);
    const problem = problemWith(request, body);
    if (problem) return end(403, Buffer.from(problem));
    const [, bucket, key] = (request.url ?? "").split("/");
    if (bucket !== "documents") return end(404);
    if (!key) return end(request.method === "HEAD" ? 200 : 405);
    if (request.method === "PUT") objects.set(key, body);
    const found = objects.get(key);
    if (request.method === "DELETE") objects.delete(key);
    if (request.method !== "GET") return end(request.method === "DELETE" ? 204 : 200);
    return found ? end(200, found) : end(404);
  });
  const bucket: Bucket = { ...credentials, bucket: "documents", endpoint };
  return { bucket, objects, /** The statuses of the next responses. */ failures };
}

function problemWith({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;
  const [, id, day = "", region = "", names = "", signature] =
    given.exec(headers.authorization ?? "") ?? [];
  const time = String(headers["x-amz-date"]);
  const hash = String(headers["x-amz-content-sha256"]);
  if (id !== credentials.accessKeyId) return "InvalidAccessKeyId";
  if (!time.startsWith(day) || region !== credentials.region) return "wrong scope";
  if (hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const lines = names.split(";").map((name) => `${name}:${headers[name]}\n`);
  const canonical = `${method}\n${url}\n\n${lines.join("")}\n${names}\n${hash}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`;
  let key: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  for (const part of [day, region, "s3", "aws4_request"]) key = hmac(key, part);
  return hmac(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
