import { expect, test } from "vitest";
import { makeApp } from "#server/testing/test-app.ts";
import { makeDeskPages } from "#server/testing/test-desk-pages.ts";
import { signIn } from "#server/testing/test-desk.ts";
import { loadTestSite } from "#server/testing/test-site.ts";

const SITE = "www.example.com";
const DESK = "desk.example.com";

async function openApp() {
  return makeApp({
    site: await loadTestSite(),
    deskPages: await makeDeskPages(),
    deskOrigin: `https://${DESK}`,
    trustProxy: ["loopback"],
  });
}

const RESPONSES: [string, number][] = [
  [`${SITE}/about`, 200],
  [`${SITE}/nowhere`, 404],
  [`${SITE}/about/`, 301],
  [`${SITE}/assets/app-1a2b.js`, 200],
  [`${SITE}/media/loop.mp4`, 200],
  [`${SITE}/robots.txt`, 200],
  [`${SITE}/api/openapi.json`, 200],
  [`${SITE}/api/nowhere`, 404],
  [`${SITE}/api/reports`, 405],
  [`${SITE}/healthz`, 200],
  [`${SITE}/desk`, 404],
  [`${DESK}/`, 302],
  [`${DESK}/desk`, 200],
  [`${DESK}/desk/pdf`, 200],
  [`${DESK}/desk/assets/a-1.js`, 200],
  [`${DESK}/desk/assets/gone.js`, 404],
  [`${DESK}/api/desk/me`, 401],
  [`${DESK}/about`, 404],
];

test.for(RESPONSES)("%s with %i has every security header", async ([place, status]) => {
  const { app } = await openApp();
  const { host, pathname } = new URL(`https://${place}`);
  const { statusCode, headers } = await app.inject({
    url: pathname,
    headers: { host, "x-forwarded-proto": "https" },
  });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringContaining("includeSubDomains"),
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  const policy = String(headers["content-security-policy"]);
  const isHtml = String(headers["content-type"]).startsWith("text/html");
  if (!isHtml) return expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ");
  expect(policy).toMatch(/; report-uri \/api\/reports; report-to reports$/);
  expect(headers["reporting-endpoints"]).toBe('reports="/api/reports"');
});

test("the desk and its PDF page have no policy that makes HTML or scripts out of texts", async () => {
  const { app } = await openApp();
  for (const url of ["/desk", "/desk/pdf"]) {
    const { headers } = await app.inject({ url, headers: { host: DESK } });
    expect(headers["content-security-policy"]).toContain("; trusted-types 'none';");
  }
});

test.for([
  [`https://${DESK}`, DESK, '"cache", "storage"'],
  [`https://${SITE}`, SITE, undefined],
] as const)(
  "signing out at %s clears what the host stores",
  async ([deskOrigin, host, cleared]) => {
    const server = await makeApp({ deskOrigin });
    const { request } = await signIn(server, "agent");
    const { status, headers } = await request("POST", "/sign-out", {}, { host });
    expect(status).toBe(204);
    expect(headers["clear-site-data"]).toBe(cleared);
    expect(String(headers["set-cookie"])).toContain("Max-Age=0");
  },
);
