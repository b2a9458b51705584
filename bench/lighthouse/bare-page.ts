import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { heroSlides } from "#catalog/hero-slides.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";

export type BarePage = { url: string; stop(): void };

/** The width at which Lighthouse's phone requests the landing page's first picture. */
const WIDTH = 720;

/** The lower bound for any page: the landing page's first picture and a line of text. A picture that fills the
 * whole screen is no candidate for LCP. */
export async function serveBarePage(): Promise<BarePage> {
  const [first] = heroSlides();
  const shown = first ? `slides/${first.id}/upright` : "landing/hero-portrait";
  const picture = `${requirePicture(shown).src}-${WIDTH}.avif`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>body{margin:0}img{width:100vw;height:80vh;object-fit:cover}</style></head><body><img src="${picture}" alt="" fetchpriority="high"><p>Bare</p></body></html>`;
  const server = createServer((request, response) => {
    const isPicture = request.url === picture;
    response.setHeader("content-type", isPicture ? "image/avif" : "text/html");
    response.end(isPicture ? readFileSync(join(SITE_FOLDER, picture)) : html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
