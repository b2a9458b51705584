import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { individual } from "#domain/test-brokers.ts";
import { jpeg, makeBomb, pdf } from "#server/testing/test-files.ts";
import { form, multipart, post } from "#server/testing/test-requests.ts";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { withServer } from "./measured-process.ts";

const CLIENTS = 60;
const ROUNDS = 4;
const MEGABYTE = 1_000_000;

const fields = Object.entries(individual).map(
  ([name, value]) => [`name="${name}"`, value] as [string, string],
);
const passport: [string, Buffer] = ['name="passport"; filename="p.pdf"', pdf];

const HOSTILE: Buffer[] = [
  toBroker(
    Buffer.concat([Buffer.from("--x\r\n\r\n\r\n".repeat(100_000)), Buffer.from("--x--\r\n")]),
  ),
  toBroker(Buffer.from("--x\r\nfoo\r\n--x--\r\n")),
  toBroker(form([...fields, ['name="passport"; filename="p.pdf"', jpeg], ["name=a", filler(3)]])),
  toBroker(form([...fields, passport, ['name="resume"; filename="r.docx"', makeBomb(35e6, 24)]])),
  toBroker(form([...fields, passport, ['name="resume"; filename="r.pdf"', filler(12)]])),
  toBroker(form([...fields, passport]).subarray(0, 300), 5 * MEGABYTE),
  post(LEAD_PATHS.contact, "application/json", "[".repeat(60_000)),
  post(LEAD_PATHS.contact, "application/json", filler(2)),
];

type HostileFigures = {
  /** The server's bytes after each round, which should level off. */
  peakMemory: number[];
  requests: number;
};

export async function measureHostile(milliseconds: number): Promise<HostileFigures> {
  return withServer({}, async (server) => {
    const peakMemory: number[] = [];
    let requests = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const end = performance.now() + milliseconds / ROUNDS;
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < end)
          await exchange(server.port, HOSTILE[requests++ % HOSTILE.length]!);
      });
      await Promise.all(clients);
      peakMemory.push(server.peakMemory());
    }
    return { peakMemory, requests };
  });
}

function toBroker(body: Buffer, length = body.length): Buffer {
  return post(LEAD_PATHS.broker, multipart, body, length);
}

function filler(megabytes: number): Buffer {
  return randomBytes(megabytes * MEGABYTE);
}

/** Sends a request on a new connection, which is closed after the response or a timeout. */
function exchange(port: number, request: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", () => socket.end());
    socket.on("error", () => {}).on("close", () => resolve());
    socket.write(request);
  });
}
