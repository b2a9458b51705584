import { expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { limitSources } from "./limit-sources.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const limits = [{ limit: 2, milliseconds: 60_000 }];

async function makeSender() {
  const limiter = createRateLimiter(await openTestDatabase());
  return (ipAddress: string) =>
    limitSources(limiter, "contact", ipAddress, limits, { at: 1_000_000, amount: 1 });
}

test("an IPv4 address is one source, however it is written", async () => {
  const send = await makeSender();
  await send("203.0.113.7");
  await send("::ffff:203.0.113.7");
  await expect(send("::ffff:cb00:7107")).rejects.toMatchObject({ status: 429 });
});

test("the networks of one /48 share ten times the limit of one of them", async () => {
  const send = await makeSender();
  for (let network = 0; network < 20; network++) await send(`2001:db8:1:${network}::1`);
  await expect(send("2001:db8:1:ffff::1")).rejects.toMatchObject({
    status: 429,
    headers: { "retry-after": "60" },
  });
  await send("2001:db8:2:ffff::1");
});
