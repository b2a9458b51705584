import { request as requestPlainly } from "node:http";
import { request as requestByTls } from "node:https";
import { buffer } from "node:stream/consumers";
import type { SecureVersion } from "node:tls";
import { individual } from "#domain/test-brokers.ts";

export const SITE_NAME = "www.indusgulf.example.com";
export const DESK_NAME = "desk.indusgulf.example.com";

export type Asked = {
  body?: FormData | string;
  headers?: Record<string, string>;
  /** The visitor's IP address: all of 127.0.0.0/8 is this machine. */
  from?: string;
  host?: string;
  tls?: boolean;
  /** Of a visitor who offers nothing better. */
  weak?: { minVersion: SecureVersion; maxVersion: SecureVersion; ciphers: string };
  method?: string;
};

export type Visited = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

export async function ask(port: number, path: string, asked: Asked = {}): Promise<Visited> {
  const { body, headers, from = "127.0.0.1", host = SITE_NAME, tls = true, weak } = asked;
  const { method = body === undefined ? "GET" : "POST" } = asked;
  const encoded = new Response(body ?? null);
  const content = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type");
  const request = (tls ? requestByTls : requestPlainly)({
    host: "127.0.0.1",
    port,
    path,
    localAddress: from,
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    method,
    ...weak,
    headers: {
      host,
      ...(type && { "content-type": type, "content-length": content.length }),
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    request.end(content);
  });
}

export function enquiry(): string {
  const { name, email, phone } = individual;
  return JSON.stringify({ name, email, phone, propertyType: "Studio" });
}

export function registration(...sizes: number[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(individual)) form.append(name, value);
  const fields = ["passport", "resume", "reraLicense", "otherDocuments"];
  for (const [index, size] of sizes.entries()) {
    const content = Buffer.alloc(size, "x");
    content.write("%PDF-1.7\n");
    const field = fields[index] ?? "";
    form.append(field, new Blob([content]), `${field}.pdf`);
  }
  return form;
}
