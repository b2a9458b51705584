import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { pdf } from "#server/testing/test-files.ts";
import { contact } from "#server/testing/test-app.ts";
import { listen } from "#server/testing/test-listening.ts";
import { form, multipart, post, postChunked, statusOf } from "#server/testing/test-requests.ts";

const fields = Object.entries(individual).map(
  ([name, value]) => [`name="${name}"`, value] as [string, string],
);

function registration(bytes: number): Buffer {
  const content = Buffer.concat([pdf, Buffer.alloc(bytes)]);
  return form([
    ...fields,
    ['name="passport"; filename="p.pdf"', content],
    ['name="resume"; filename="r.pdf"', content],
  ]);
}

test("an IP address over its upload limit is refused, and its leads without documents are accepted", async () => {
  const uploadLimits = [{ limit: 1_000_000, milliseconds: 3_600_000 }];
  const { say, send, count } = await listen({ uploadLimits });
  const request = post(LEAD_PATHS.broker, multipart, registration(200_000));
  expect(statusOf(await say(request))).toBe(200);
  expect(statusOf(await say(request))).toBe(200);
  const refused = await say(request);
  expect(statusOf(refused)).toBe(429);
  expect(refused.toLowerCase()).toContain("retry-after: 3600");
  expect(await count("leads")).toBe(2);
  expect((await send("broker", individual)).status).toBe(200);
  expect((await send("contact", contact)).status).toBe(200);
});

test("a request without a length counts as the largest", async () => {
  const uploadLimits = [{ limit: 40_000_000, milliseconds: 3_600_000 }];
  const { say } = await listen({ uploadLimits });
  const chunked = postChunked(LEAD_PATHS.broker, multipart, registration(10));
  expect(statusOf(await say(chunked))).toBe(200);
  expect(statusOf(await say(chunked))).toBe(429);
});
