import { rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadTestSite } from "#server/testing/test-site.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";

async function makeAppWithSite() {
  return makeApp({ site: await loadTestSite(), trustProxy: ["loopback"] });
}

test("pages, media and responses of the API carry the security headers", async () => {
  const { app } = await makeAppWithSite();
  for (const url of ["/about", "/media/tower.avif", "/nowhere", "/api/x", "/healthz"]) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["permissions-policy"]).toMatch(/accelerometer=\(self\).*gyroscope=\(self\)/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty("x-powered-by");
  }
});

test("responses with 301, 304, 405 and 416 carry the security headers too", async () => {
  const { app } = await makeAppWithSite();
  const { etag = "" } = (await app.inject("/about")).headers;
  const responses = [
    await app.inject("/about/"),
    await app.inject({ url: "/about", headers: { "if-none-match": etag } }),
    await app.inject({ method: "POST", url: "/about" }),
    await app.inject({ url: "/media/tower.avif", headers: { range: "bytes=99-" } }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([301, 304, 405, 416]);
  for (const { headers } of responses) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

test("HEAD of a page, a film and an unknown path has the headers of GET and no body", async () => {
  const { app } = await makeAppWithSite();
  const origin = await app.listen({ port: 0 });
  async function ask(method: string, path: string) {
    const response = await fetch(origin + path, { method, redirect: "manual" });
    const headers = new Headers(response.headers);
    for (const name of ["date", "connection", "keep-alive"]) headers.delete(name);
    const { byteLength: bytes } = await response.arrayBuffer();
    return { status: response.status, headers: [...headers], bytes };
  }
  for (const path of ["/about", "/media/loop.mp4", "/nowhere"]) {
    const [get, head] = [await ask("GET", path), await ask("HEAD", path)];
    expect(head).toEqual({ ...get, bytes: 0 });
  }
});

test("a film that is missing on the disk gets 500, and the server keeps running", async () => {
  const folder = makeFolder();
  const { app } = await makeApp({ site: await loadTestSite(folder) });
  const origin = await app.listen({ port: 0 });
  rmSync(join(folder, "media"), { recursive: true });
  const response = await fetch(`${origin}/media/loop.mp4`);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(await response.json()).toMatchObject({ success: false });
  expect((await fetch(`${origin}/about`)).status).toBe(200);
});

test("a page has its own policy, everything else a closed one", async () => {
  const { app } = await makeAppWithSite();
  const policyOf = async (url: string) =>
    (await app.inject({ url })).headers["content-security-policy"];
  expect(await policyOf("/about")).toContain("script-src 'self' 'sha256-");
  expect(await policyOf("/nowhere")).toContain("script-src 'self'");
  expect(await policyOf("/media/tower.avif")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("Strict-Transport-Security is sent only over TLS", async () => {
  const { app } = await makeAppWithSite();
  const plain = await app.inject({ url: "/about" });
  expect(plain.headers).not.toHaveProperty("strict-transport-security");
  const secure = await app.inject({ url: "/about", headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  const untrusting = await makeApp();
  const claimed = await untrusting.app.inject({
    url: "/healthz",
    headers: { "x-forwarded-proto": "https" },
  });
  expect(claimed.headers).not.toHaveProperty("strict-transport-security");
});

test.for([
  "/../package.json",
  "/media/../../package.json",
  "/media/..%2f..%2fpackage.json",
  "/%E0%A4%A",
  "/100%",
  `/${"a".repeat(3000)}`,
])("[2.022] the raw path %s shows the 404 screen", async (path) => {
  const { app } = await makeAppWithSite();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  const status = await new Promise((resolve, reject) => {
    request({ port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(status).toBe(404);
});

test("only allowed origins may send requests from other sites", async () => {
  const { app, send } = await makeApp({ allowedOrigins: ["https://www.example.com"] });
  const preflight = await app.inject({
    method: "OPTIONS",
    url: "/api/send-contact-form",
    headers: { origin: "https://www.example.com", "access-control-request-method": "POST" },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    "access-control-allow-origin": "https://www.example.com",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers":
      "Content-Type, X-API-Key, Idempotency-Key, X-Form-Fill-Time, X-Time-Zone, X-Lead-About",
  });
  const named = await send("contact", contact, { origin: "https://www.example.com" });
  expect(named.headers).toMatchObject({
    "access-control-allow-origin": "https://www.example.com",
    vary: "Origin",
  });
  const other = await send("contact", contact, { origin: "https://evil.example.com" });
  expect(other.headers).not.toHaveProperty("access-control-allow-origin");
});

test("without allowed origins a preflight gets no CORS headers", async () => {
  const { app } = await makeApp();
  const preflight = await app.inject({
    method: "OPTIONS",
    url: "/api/send-contact-form",
    headers: { origin: "https://www.example.com" },
  });
  expect(preflight.statusCode).toBe(405);
  expect(preflight.headers).not.toHaveProperty("access-control-allow-origin");
});

test("responses of the API are not cached", async () => {
  const { send } = await makeApp();
  expect((await send("contact", contact)).headers["cache-control"]).toBe("no-store");
  expect((await send("contact", {})).headers["cache-control"]).toBe("no-store");
});

test("/healthz is 200 while the process runs, /readyz while it can store leads", async () => {
  const { app, deps } = await makeApp();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  await deps.database.script("alter table leads rename to lost");
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});
