import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { signIn } from "#server/testing/test-desk.ts";
import { makeDeskPages } from "#server/testing/test-desk-pages.ts";
import { loadTestSite } from "#server/testing/test-site.ts";

const SITE = "www.example.com";
const DESK = "desk.example.com";

async function openHosts(deskOrigin = `https://${DESK}`) {
  const server = await makeApp({
    site: await loadTestSite(),
    deskPages: await makeDeskPages(),
    deskOrigin,
    trustProxy: ["loopback"],
  });
  const get = (host: string, url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host, ...headers } });
  return { ...server, get };
}

const DESK_PATHS = ["/desk", "/desk/", "/desk/leads/1", "/desk/pdf", "/desk/assets/a-1.js"];
const SPELLINGS = ["/%64esk", "/desk%2Fleads", "/desk?a=1"];

test("on the public host the desk's pages are as unknown as any other path", async () => {
  const { get } = await openHosts();
  const { headers, body } = await get(SITE, "/nowhere");
  for (const path of [...DESK_PATHS, ...SPELLINGS]) {
    const response = await get(SITE, path);
    expect(response.statusCode, path).toBe(404);
    expect(response.body, path).toBe(body);
    expect(response.headers, path).toEqual(headers);
  }
});

test("on the public host the desk's API is as unknown as any other path, also signed in", async () => {
  const { get, app, deps } = await openHosts();
  const { cookie } = await signIn({ app, deps }, "manager");
  const unknown = await get(SITE, "/api/nowhere");
  for (const path of ["/api/desk/me", "/api/%64esk/export", "/api/desk", "/api/desk/nowhere"]) {
    const response = await get(SITE, path, { cookie, "sec-fetch-site": "same-origin" });
    expect(response.statusCode, path).toBe(404);
    expect(response.body, path).toBe(unknown.body);
    expect(response.headers, path).toEqual(unknown.headers);
  }
});

test("only the Host header decides, also behind a trusted proxy", async () => {
  const { get } = await openHosts();
  const claim = { "x-forwarded-host": DESK, forwarded: `host=${DESK}` };
  expect((await get(SITE, "/desk", claim)).statusCode).toBe(404);
  expect((await get(`${DESK}.evil.example`, "/desk")).statusCode).toBe(404);
  for (const host of [DESK, `${DESK}:443`, "DESK.example.com"]) {
    expect((await get(host, "/desk")).statusCode, host).toBe(200);
  }
});

test("the desk's host has the desk, its root leads there, and no robot reads it", async () => {
  const { get } = await openHosts();
  for (const path of DESK_PATHS) expect((await get(DESK, path)).statusCode, path).toBe(200);
  expect((await get(DESK, "/api/desk/me")).statusCode).toBe(401);
  expect((await get(DESK, "/")).headers.location).toBe("/desk");
  expect((await get(DESK, "/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
  expect((await get(DESK, "/healthz")).statusCode).toBe(200);
  expect((await get(SITE, "/robots.txt")).body).toBe("User-agent: *");
  expect((await get(SITE, "/")).body).toContain("<title>Home</title>");
});

test.for(["/about", "/About", "/assets/app-1a2b.js", "/media/loop.mp4", "/api/openapi.json"])(
  "the desk's host does not know %s",
  async (path) => {
    const { get } = await openHosts();
    expect((await get(SITE, path)).statusCode).toBeLessThan(400);
    const { statusCode, body } = await get(DESK, path);
    expect(statusCode).toBe(404);
    expect(body).toBe((await get(DESK, "/nowhere")).body);
  },
);

test("the desk's host accepts no leads", async () => {
  const { send, count } = await openHosts();
  expect((await send("contact", contact, { host: DESK })).status).toBe(404);
  expect(await count("leads")).toBe(0);
  expect(LEAD_PATHS.contact).toMatch(/^\/api\//);
});

test("a page that is sent past Fastify is not on the desk's host either", async () => {
  const { app } = await openHosts();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };
  const ask = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host, "accept-encoding": "br" };
      httpRequest({ port, path: "/about", headers }, (response) => {
        void text(response).then(() => resolve(response.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
  expect(await ask(SITE)).toBe(200);
  expect(await ask(DESK)).toBe(404);
});

test("without a host of its own the desk is on the site's", async () => {
  const { get } = await openHosts(`https://${SITE}`);
  for (const host of [SITE, DESK, "localhost:3000"]) {
    expect((await get(host, "/desk")).statusCode).toBe(200);
    expect((await get(host, "/about")).statusCode).toBe(200);
  }
});
