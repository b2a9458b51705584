import { randomBytes } from "node:crypto";
import { agency } from "#domain/test-brokers.ts";
import { percentile, runLoad } from "./http-load.ts";
import { withServer } from "./measured-process.ts";

export const CLIENTS = 16;
const DOCUMENTS = ["tradeLicense", "rera", "passport", "taxRegistration"];
const DOCUMENT_BYTES = 3_000_000;

type UploadFigures = {
  megabytesPerSecond: number;
  registrationsPerSecond: number;
  p99: number;
  refused: number;
  /** Bytes of the server, before and at the peak. */
  memoryBefore: number;
  peakMemory: number;
};

export async function measureUploads(milliseconds: number): Promise<UploadFigures> {
  const request = await registration();
  return withServer({}, async (server) => {
    const memoryBefore = server.peakMemory();
    const { responses, seconds, latencies } = await runLoad({
      port: server.port,
      connections: CLIENTS,
      milliseconds,
      nextRequest: () => request,
    });
    const accepted = responses.get(200) ?? 0;
    return {
      megabytesPerSecond: (accepted * request.length) / 1e6 / seconds,
      registrationsPerSecond: accepted / seconds,
      p99: percentile(latencies, 0.99),
      refused: latencies.length - accepted,
      memoryBefore,
      peakMemory: server.peakMemory(),
    };
  });
}

async function registration(): Promise<Buffer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(agency)) form.append(name, value);
  for (const field of DOCUMENTS) {
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(DOCUMENT_BYTES)]);
    form.append(field, new Blob([new Uint8Array(content)]), `${field}.pdf`);
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const head =
    `POST /api/send-broker-registration HTTP/1.1\r\nhost: localhost\r\n` +
    `content-type: ${encoded.headers.get("content-type")}\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
