import { expect, test, vi } from "vitest";
import { z } from "zod";
import { bucketSettings, startBucket, storedHashes } from "#bench/faults/bucket.ts";
import { startInstance } from "#bench/faults/instance.ts";
import { type Sent, startVisitors } from "#bench/faults/visitors.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { type Bucket, openS3Store } from "#server/storage/documents/s3-store.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { adapted, codeBlock } from "./code-block.ts";
import { freePort, makeCertificate, startNginx } from "./programs.ts";
import { SITE_NAME } from "./visitor.ts";

vi.setConfig({ testTimeout: 180_000 });

/** With the documented changes; without TLS, which has a test of its own. */
async function startBalancer(ports: number[]): Promise<string> {
  const changed = (part: string) =>
    codeBlock("operations/several-machines.md", `the ${part} of several machines`);
  const proxy = codeBlock("operations/proxies.md", "/etc/nginx/sites-enabled/website");
  const parts = { upstream: /^upstream [^}]*\}/m, location: /^ {2}location \/api\/ [^}]*\}/m };
  const balancer = Object.entries(parts).reduce((text, [name, pattern]) => {
    expect(text).toMatch(pattern);
    return text.replace(pattern, () => changed(name));
  }, proxy);
  const [port, { certificate, key }] = [await freePort(), makeCertificate(SITE_NAME)];
  const folder = `/etc/letsencrypt/live/${SITE_NAME}`;
  const site = adapted(balancer, {
    "listen 80;": `listen 127.0.0.1:${await freePort()};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    [`${folder}/fullchain.pem`]: certificate,
    [`${folder}/privkey.pem`]: key,
    "10.0.0.11:3000": `127.0.0.1:${ports[0]}`,
    "10.0.0.12:3000": `127.0.0.1:${ports[1]}`,
  });
  await startNginx(site, port);
  return `http://127.0.0.1:${port}`;
}

async function taken(metricsPort: string): Promise<number> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  const counts = text.matchAll(/^site_http_requests_total\{route="\/api\/send-[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

test("two instances behind the documented balancer restart in turn under load without a failed request", async () => {
  const [bucket, url] = [await startBucket(), await makeDatabaseUrl()];
  const shared = { ...bucketSettings(bucket), DATABASE_URL: url, HOST: "127.0.0.1" };
  const settings = await Promise.all(
    [1, 2].map(async () => ({
      ...shared,
      DATA_DIR: makeFolder(),
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      TRUST_PROXY: "127.0.0.1",
    })),
  );
  const instances = await Promise.all(settings.map((own) => startInstance(own)));
  const balancer = await startBalancer(settings.map(({ PORT }) => Number(PORT)));
  const visitors = startVisitors(() => balancer, 4);
  const moreLeads = async (count: number) => {
    const target = visitors.acknowledged.size + count;
    await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(target);
  };

  for (const [index, own] of settings.entries()) {
    await moreLeads(20);
    expect(await taken(own.METRICS_PORT)).toBeGreaterThan(0);
    await instances[index]!.close();
    await moreLeads(10);
    instances[index] = await startInstance(own);
  }
  await moreLeads(10);
  await visitors.stop();
  expect([...visitors.statuses.keys()]).toEqual([200]);
  await expectAllKept(url, bucket, visitors.sent);
  await Promise.all(instances.map((instance) => instance.close()));
});

async function expectAllKept(url: string, bucket: Bucket, sent: Sent[]): Promise<void> {
  const [database, store] = [openPostgres(url, () => {}), await openS3Store(bucket)];
  const leads = await database.all(
    z.object({ key: z.string() }),
    "select idempotency_key as key from leads",
  );
  expect(leads.map(({ key }) => key).toSorted()).toEqual(sent.map(({ key }) => key).toSorted());
  const hashes = sent.flatMap((one) => one.hashes);
  expect(await storedHashes(database, store)).toEqual(hashes.toSorted());
  await database.close();
}
