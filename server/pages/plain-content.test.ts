import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { keepPlainContent } from "./plain-content.ts";
import { servePages } from "./routes.ts";
import type { MemoryFile } from "./site.ts";
import { ABOUT_PAGE, loadTestSite } from "#server/testing/test-site.ts";

const countedUnpack = () => vi.fn<(content: Buffer) => Buffer>((content) => gunzipSync(content));

async function makePages() {
  const unpack = countedUnpack();
  const app = fastify();
  servePages(app, await loadTestSite(), keepPlainContent({ unpack }));
  return { app, unpack };
}

test("a page that is requested a hundred times without compression is decompressed once", async () => {
  const { app, unpack } = await makePages();
  for (let request = 0; request < 100; request++) {
    expect((await app.inject("/about")).body).toBe(ABOUT_PAGE);
  }
  expect(unpack).toHaveBeenCalledTimes(1);
});

test("HEAD and a compressed response decompress nothing, and HEAD has the length", async () => {
  const { app, unpack } = await makePages();
  const head = await app.inject({ method: "HEAD", url: "/about" });
  expect(head.headers["content-length"]).toBe(String(ABOUT_PAGE.length));
  expect(head.headers["content-encoding"]).toBeUndefined();
  await app.inject({ url: "/about", headers: { "accept-encoding": "gzip" } });
  const { etag = "" } = head.headers;
  await app.inject({ url: "/about", headers: { "if-none-match": etag } });
  expect(unpack).not.toHaveBeenCalled();
});

test("the least recently used files are evicted when the cache is full", async () => {
  const { files } = await loadTestSite();
  const [about, home, robots] = ["/about", "/", "/robots.txt"].map(
    (path) => files.get(path) as MemoryFile,
  ) as [MemoryFile, MemoryFile, MemoryFile];
  const unpack = countedUnpack();
  const plainContent = keepPlainContent({ unpack, maxBytes: about.bytes + home.bytes });
  plainContent(home);
  plainContent(about);
  plainContent(home);
  plainContent(robots); // evicts about, the least recently used
  expect(unpack).toHaveBeenCalledTimes(3);
  plainContent(home);
  plainContent(robots);
  expect(unpack).toHaveBeenCalledTimes(3);
  plainContent(about);
  expect(unpack).toHaveBeenCalledTimes(4);
});

test("a file larger than the cache is decompressed each time and evicts nothing", async () => {
  const { files } = await loadTestSite();
  const [about, home] = [files.get("/about") as MemoryFile, files.get("/") as MemoryFile];
  const unpack = countedUnpack();
  const plainContent = keepPlainContent({ unpack, maxBytes: home.bytes });
  expect(plainContent(about).toString()).toBe(ABOUT_PAGE);
  plainContent(home);
  plainContent(about);
  plainContent(home);
  expect(unpack).toHaveBeenCalledTimes(3);
});
