import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeBrokerLead } from "#server/testing/test-leads.ts";
import { startHttpServer } from "#server/testing/test-http-server.ts";
import { openWebhook } from "./webhook.ts";

const secret = `whsec_${Buffer.from("a key of the test with 32 bytes.").toString("base64")}`;
const now = () => new Date("2026-03-10T08:00:30.900Z");

async function startCrm(status: number, headers: Record<string, string> = {}) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const origin = await startHttpServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, headers).end("thanks");
  });
  const url = `${origin}/hook`;
  return { url, crm: openWebhook({ url, secret }, now), received };
}

const passport = {
  field: "passport" as const,
  fileName: "my passport.pdf",
  storedName: "0b7d2c1e.pdf",
  bytes: 10,
  sha256: "5e1f",
};

test("the reference implementation of Standard Webhooks verifies a lead that is sent to the CRM", async () => {
  const { crm, received } = await startCrm(200);
  await crm.send("message-1", makeBrokerLead({ documents: [passport] }));
  const { headers, body } = received[0]!;
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "message-1",
    "webhook-timestamp": "1773129630",
  });
  vi.useFakeTimers({ now: now(), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const verify = (payload: string) =>
    new Webhook(secret).verify(payload, headers as Record<string, string>);
  expect(verify(body)).toEqual(JSON.parse(body));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`message-1.1773129630.${body}`);
  expect(headers["webhook-signature"]).toBe(`v1,${signature.digest("base64")}`);
  expect(() => verify(`${body} `)).toThrow("No matching signature found");
  expect(JSON.parse(body)).toMatchObject({
    id: "message-1",
    type: "lead.received",
    data: {
      reference: "B-3F9A02C1",
      kind: "broker",
      receivedAt: "2026-03-10T08:00:00.000Z",
      details: { name: "Sara Malik", email: "sara@example.com" },
      documents: [{ field: "passport", fileName: "my passport.pdf", bytes: 10, sha256: "5e1f" }],
    },
  });
  expect(body).not.toContain("0b7d2c1e.pdf");
});

test("an error of the CRM rejects with the status alone", async () => {
  const { crm } = await startCrm(503);
  await expect(crm.send("message-1", makeBrokerLead())).rejects.toMatchObject({
    code: "HTTP_503",
  });
});

test("a redirect is not followed", async () => {
  const elsewhere = await startCrm(200);
  const { crm, received } = await startCrm(307, { location: elsewhere.url });
  await expect(crm.send("message-1", makeBrokerLead())).rejects.toThrow("fetch failed");
  expect(received).toHaveLength(1);
  expect(elsewhere.received).toHaveLength(0);
});
