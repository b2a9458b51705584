import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { individual } from "#domain/test-brokers.ts";

export type Sent = {
  key: string;
  body: () => BodyInit;
  json: boolean;
  path: string;
  hashes: string[];
};

export function makeEnquiry(): Sent {
  const key = randomUUID();
  const body = JSON.stringify({
    name: "Amina Khan",
    email: `${key}@example.com`,
    phone: "+971 50 123 4567",
    propertyType: "Studio",
  });
  return { key, body: () => body, json: true, path: "/api/send-contact-form", hashes: [] };
}

export function makeRegistration(): Sent {
  const key = randomUUID();
  const documents = ["passport", "resume"].map((field) => ({
    field,
    content: Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(100_000)]),
  }));
  const fields = { ...individual, email: `${key}@example.com` };
  const body = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { field, content } of documents) {
      form.append(field, new Blob([new Uint8Array(content)]), `${field}.pdf`);
    }
    return form;
  };
  const hashes = documents.map(({ content }) => createHash("sha256").update(content).digest("hex"));
  return { key, body, json: false, path: "/api/send-broker-registration", hashes };
}

/** The status, or null without a response. */
export async function send(
  origin: string,
  { key, body, json, path }: Sent,
): Promise<number | null> {
  try {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "idempotency-key": key,
        ...(json && { "content-type": "application/json" }),
      },
      body: body(),
      signal: AbortSignal.timeout(30_000),
    });
    const { success } = (await response.json()) as { success: boolean };
    return success === (response.status === 200) ? response.status : 0;
  } catch {
    return null;
  }
}

/** A visitor without a response retries, and so do a few others. */
export async function sendAgain(origin: string, sent: Sent[], acknowledged: Set<Sent>) {
  const unacknowledged = sent.filter((one) => !acknowledged.has(one));
  const statuses = new Set<number | null>();
  for (const one of [...unacknowledged, ...[...acknowledged].slice(-20)]) {
    statuses.add(await send(origin, one));
  }
  return [...statuses];
}

export type Visitors = {
  sent: Sent[];
  acknowledged: Set<Sent>;
  statuses: Map<number | null, number>;
  stop(): Promise<void>;
};

export function startVisitors(urlOf: () => string, count = 8): Visitors {
  const visitors = {
    sent: [] as Sent[],
    acknowledged: new Set<Sent>(),
    statuses: new Map<number | null, number>(),
  };
  const closing = new AbortController();

  async function visit(index: number): Promise<void> {
    while (!closing.signal.aborted) {
      const one = index % 4 === 0 ? makeRegistration() : makeEnquiry();
      visitors.sent.push(one);
      const status = await send(urlOf(), one);
      visitors.statuses.set(status, (visitors.statuses.get(status) ?? 0) + 1);
      if (status === 200) visitors.acknowledged.add(one);
      if (status !== 200) await delay(100);
    }
  }

  const visits = Array.from({ length: count }, (_, index) => visit(index));
  return {
    ...visitors,
    async stop() {
      closing.abort();
      await Promise.all(visits);
    },
  };
}
