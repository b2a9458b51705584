import { join, relative } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { DESK_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { DESK_PAGE, DESK_PDF_PAGE, makeDeskPages } from "#server/testing/test-desk-pages.ts";

test("a desk with a host of its own knows where the public pages are", async () => {
  const { app } = await makeApp({ deskPages: await makeDeskPages("https://www.example.com") });
  const { body } = await app.inject("/desk");
  expect(body).toContain('<meta name="site-origin" content="https://www.example.com">');
});

async function openDesk(desk = true) {
  const { app } = await makeApp({ desk, deskPages: await makeDeskPages() });
  return (url: string, encoding = "identity") =>
    app.inject({ url, headers: { "accept-encoding": encoding } });
}

test.for(["/desk", "/desk/", "/desk/leads/1?focus=note", "/desk/board"])(
  "%s gets the page of the desk",
  async (path) => {
    const get = await openDesk();
    const { statusCode, body, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toBe(DESK_PAGE);
    expect(headers["cache-control"]).toBe("no-cache");
  },
);

test("the desk runs no inline script, is not indexed and not framed", async () => {
  const get = await openDesk();
  const { headers } = await get("/desk");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("the page of a PDF is sandboxed, has no network, and only the desk frames it", async () => {
  const get = await openDesk();
  const { body, headers } = await get("/desk/pdf");
  expect(body).toBe(DESK_PDF_PAGE);
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.join()).not.toMatch(/connect-src|frame-src|unsafe|allow-same-origin/);
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
});

test("other origins may read the script of that page and no other", async () => {
  const get = await openDesk();
  const allowed = "access-control-allow-origin";
  expect((await get("/desk/assets/pdf-1.js")).headers[allowed]).toBe("*");
  expect((await get("/desk/assets/a-1.js")).headers[allowed]).toBeUndefined();
  expect((await get("/desk/pdf")).headers[allowed]).toBeUndefined();
});

test("a script is cached for a year and sent compressed", async () => {
  const get = await openDesk();
  const { headers, rawPayload } = await get("/desk/assets/a-1.js", "br");
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(rawPayload).toString()).toBe("console.info('desk');");
});

test("a script of an earlier build is not found", async () => {
  const get = await openDesk();
  expect((await get("/desk/assets/a-0.js")).statusCode).toBe(404);
});

test("DESK=off leaves the desk out", async () => {
  const get = await openDesk(false);
  for (const path of ["/desk", "/desk/assets/a-1.js", "/api/desk/me", "/api/desk/leads"]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test("a static host, which serves the pages alone, has no desk", () => {
  expect(relative(SITE_FOLDER, DESK_FOLDER)).toBe(join("..", "desk"));
});
