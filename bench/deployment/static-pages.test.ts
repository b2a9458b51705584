import { readdirSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { startInstance } from "#bench/faults/instance.ts";
import { loadSite } from "#server/pages/load-site.ts";
import { nginxPolicies } from "#server/pages/nginx-policies.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { builtPages } from "#tests/built-pages.ts";
import { adapted, codeBlock } from "./code-block.ts";
import { freePort, makeCertificate, startNginx } from "./programs.ts";
import { type Visited, ask, SITE_NAME } from "./visitor.ts";

vi.setConfig({ testTimeout: 120_000 });

const API = "https://api.indusgulf.example.com";

const COMPARED = [
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "reporting-endpoints",
  "strict-transport-security",
  "x-content-type-options",
];

async function startPagesHost(): Promise<number> {
  const policies = join(makeFolder(), "policies.conf");
  const places = { folder: SITE_FOLDER, compressedFolder: COMPRESSED_FOLDER };
  writeFileSync(policies, nginxPolicies(await loadSite({ ...places, apiOrigin: API })));
  const [port, { certificate, key }] = [await freePort(), makeCertificate(SITE_NAME)];
  const folder = `/etc/letsencrypt/live/${SITE_NAME}`;
  const site = adapted(
    codeBlock("operations/static-pages.md", "/etc/nginx/sites-enabled/website-pages"),
    {
      "listen 443 ": `listen 127.0.0.1:${port} `,
      [`${folder}/fullchain.pem`]: certificate,
      [`${folder}/privkey.pem`]: key,
      "/srv/website/current/build/policies.conf": policies,
      "/srv/website/current/build/client": resolve(SITE_FOLDER),
    },
  );
  await startNginx(site, port);
  return port;
}

/** All pages, one file of every kind in every folder, and paths that redirect or do not exist. */
function urls(): string[] {
  const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "index.html" && entry.name !== "404.html")
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE_FOLDER.length));
  const kinds = Map.groupBy(
    files,
    (file) => `${file.split("/").slice(0, -1).join("/")} ${extname(file)}`,
  );
  const samples = [...kinds.values()].flatMap(([file]) => (file ? [file] : []));
  const versioned = samples
    .filter((file) => /^\/(media|fonts)/.test(file))
    .map((file) => `${file}?v=1`);
  const odd = ["/about/", "/about/index.html", "/about/?from=print", "/index.html", "/404.html"];
  const unknown = ["/nowhere", "/assets/gone.js"];
  return [...builtPages(), ...samples, ...versioned, ...odd, ...unknown];
}

/** nginx adds a page to a redirect, which is left out. */
function looks({ status, headers, body }: Visited) {
  if (status === 301) return { status, location: headers.location };
  return {
    status,
    headers: COMPARED.map((name) => `${name}: ${String(headers[name])}`),
    body: body.toString("base64"),
  };
}

test("nginx as documented sends every page and file as the server does", async () => {
  const server = await startInstance({
    DATA_DIR: makeFolder(),
    HOST: "127.0.0.1",
    SERVE_PAGES: "true",
    API_BASE_URL: API,
    TRUST_PROXY: "true",
  });
  const [pagesHost, port] = [await startPagesHost(), Number(new URL(server.url).port)];
  const asked = urls();
  expect(asked.length).toBeGreaterThan(150);
  for (const url of asked) {
    const responses = await Promise.all([
      ask(pagesHost, url),
      ask(port, url, { tls: false, headers: { "x-forwarded-proto": "https" } }),
    ]);
    const [theirs, ours] = responses.map(looks);
    expect(theirs, url).toEqual(ours);
  }
  const page = await ask(pagesHost, "/", { headers: { "accept-encoding": "gzip, br" } });
  expect(page.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
});
