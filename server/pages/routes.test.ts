import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { beforeEach, expect, test } from "vitest";
import { servePages } from "./routes.ts";
import { ABOUT_PAGE, loadTestSite } from "#server/testing/test-site.ts";

let app: ReturnType<typeof fastify>;

beforeEach(async () => {
  app = fastify();
  servePages(app, await loadTestSite());
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

test("a page is served at its path without slash or file name", async () => {
  const response = await get("/about");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toBe(ABOUT_PAGE);
});

test("[2.001] / and /home are both served", async () => {
  expect((await get("/")).body).toContain("<title>Home</title>");
  expect((await get("/home")).body).toContain("<title>Home</title>");
});

test.for([
  ["/about/", "/about"],
  ["/about/index.html", "/about"],
  ["/about/?utm=1&b=2", "/about?utm=1&b=2"],
  ["/About", "/about"],
  ["/PROJECT-single/1/?x=1", "/project-single/1?x=1"],
  ["/index.html", "/"],
])("%s moves permanently to %s", async ([from, to]) => {
  const response = await get(from!);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(to);
});

test("[2.022] an unknown path shows the 404 screen with status 404", async () => {
  for (const url of ["/nowhere", "/project-single/99", "/assets/gone.js"]) {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("Oops! Page Not Found!");
    expect(response.headers["cache-control"]).toBe("no-cache");
  }
});

test("[2.017] /404 itself is a page like any other", async () => {
  const response = await get("/404");
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain("<title>404</title>");
});

test.for([
  "/../package.json",
  "/media/../../package.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/media/%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/.secret/key.txt",
  "/about/index.html%00.txt",
  "/404.html",
  "//example.com/about/",
])("%s leads nowhere", async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers.location).toBeUndefined();
});

test("pages are sent in brotli, else in gzip, else uncompressed", async () => {
  const br = await get("/about", { "accept-encoding": "gzip, deflate, br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(br.headers.vary).toBe("accept-encoding");
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(ABOUT_PAGE);
  const gzip = await get("/about", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(ABOUT_PAGE);
  expect((await get("/about")).headers["content-encoding"]).toBeUndefined();
});

test("a cached page gets 304, by a tag for each encoding", async () => {
  const plain = (await get("/about")).headers.etag as string;
  const br = (await get("/about", { "accept-encoding": "br" })).headers.etag as string;
  expect(plain).toMatch(/^"[\da-f]{32}"$/);
  expect(br).not.toBe(plain);
  const again = await get("/about", { "accept-encoding": "br", "if-none-match": `"x", W/${br}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect((await get("/about", { "if-none-match": br })).statusCode).toBe(200);
});

test("HEAD responds as GET does, without the content", async () => {
  const response = await app.inject({ method: "HEAD", url: "/media/loop.mp4" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-length"]).toBe("300000");
  expect(response.body).toBe("");
});

test("other methods are refused with the allowed ones", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const) {
    const response = await app.inject({ method, url: "/about", payload: "x" });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  }
});

test("hashed assets are immutable, pages are revalidated, media depend on their version", async () => {
  const forever = "public, max-age=31536000, immutable";
  const oneDay = "public, max-age=86400";
  expect((await get("/assets/app-1a2b.js")).headers["cache-control"]).toBe(forever);
  expect((await get("/about")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/media/tower.avif")).headers["cache-control"]).toBe(oneDay);
  expect((await get("/media/tower.avif?v=3f")).headers["cache-control"]).toBe(forever);
  expect((await get("/fonts/serif.woff2?v=1")).headers["cache-control"]).toBe(forever);
});

test("a film can be requested by ranges", async () => {
  const part = await get("/media/tower.avif", { range: "bytes=2-5" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 2-5/10");
  expect(part.headers["content-type"]).toBe("image/avif");
  expect(part.body).toBe("2345");
  expect((await get("/media/tower.avif", { range: "bytes=-3" })).body).toBe("789");
  expect((await get("/media/tower.avif", { range: "bytes=7-" })).body).toBe("789");
  expect((await get("/media/tower.avif", { range: "bytes=8-99" })).body).toBe("89");
});

test("a range outside of the film is refused", async () => {
  for (const range of ["bytes=10-", "bytes=-0", "bytes=99-100"]) {
    const response = await get("/media/tower.avif", { range });
    expect(response.statusCode).toBe(416);
    expect(response.headers["content-range"]).toBe("bytes */10");
  }
});

test("several ranges, an invalid one, or one of another version give the whole film", async () => {
  for (const range of ["bytes=0-1,3-4", "bytes=5-2", "lines=1-2", "bytes=-"]) {
    const response = await get("/media/tower.avif", { range });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe("0123456789");
  }
  const changed = await get("/media/tower.avif", { range: "bytes=0-1", "if-range": '"old"' });
  expect(changed.statusCode).toBe(200);
  const etag = changed.headers.etag as string;
  const same = await get("/media/tower.avif", { range: "bytes=0-1", "if-range": etag });
  expect(same.statusCode).toBe(206);
  expect((await get("/media/tower.avif", { "if-none-match": etag })).statusCode).toBe(304);
});
