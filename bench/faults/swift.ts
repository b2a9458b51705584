import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Bucket } from "#server/storage/documents/s3-store.ts";
import { EMPTY_PAYLOAD_HASH, signedHeaders } from "#server/storage/documents/signature-v4.ts";
import { makeFolder } from "#server/testing/test-folder.ts";

/** Debian's OpenStack Swift has an S3 API: the smallest possible cluster, in a folder. */

const PORTS = { account: 4702, container: 4701, object: 4700, proxy: 4780 };

export function hasSwift(): boolean {
  return spawnSync("which", ["swift-proxy-server"]).status === 0;
}

function commonPart(folder: string, port: number): string {
  return `[DEFAULT]
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
log_address = /dev/null
`;
}

const PROXY_PART = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = me-central-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;

function serverPart(kind: string): string {
  return `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
}

export async function startSwift(): Promise<Bucket> {
  const folder = makeFolder();
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  writeFileSync(join(folder, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = test\n");
  for (const [kind, port] of Object.entries(PORTS)) {
    const part = kind === "proxy" ? PROXY_PART : serverPart(kind);
    writeFileSync(join(folder, `${kind}-server.conf`), commonPart(folder, port) + part);
    const ring = (...args: string[]) =>
      spawnSync("swift-ring-builder", [`${kind}.builder`, ...args], { cwd: folder });
    if (kind === "proxy") continue;
    ring("create", "4", "1", "0");
    ring("add", `r1z1-127.0.0.1:${port}/d1`, "1");
    ring("rebalance");
  }
  const servers = Object.keys(PORTS).map((kind): ChildProcess =>
    spawn(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], { stdio: "ignore" }),
  );
  onTestFinished(() => {
    for (const server of servers) server.kill("SIGKILL");
  });
  const bucket: Bucket = {
    bucket: "documents",
    endpoint: `http://127.0.0.1:${PORTS.proxy}`,
    region: "me-central-1",
    accessKeyId: "test:tester",
    secretAccessKey: "testing",
  };
  await createBucket(bucket);
  return bucket;
}

async function createBucket(bucket: Bucket): Promise<void> {
  const url = new URL(`/${bucket.bucket}`, bucket.endpoint);
  for (let attempt = 0; attempt < 100; attempt++) {
    const request = { method: "PUT", url, payloadHash: EMPTY_PAYLOAD_HASH, now: new Date() };
    const headers = signedHeaders(request, bucket);
    const response = await fetch(url, { method: "PUT", headers }).catch(() => null);
    if (response?.ok) return;
    await delay(300);
  }
  throw new Error("Swift did not start");
}
