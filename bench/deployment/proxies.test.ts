import { expect, test, vi } from "vitest";
import { startInstance } from "#bench/faults/instance.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { adapted, codeBlock } from "./code-block.ts";
import { freePort, makeCertificate, startCaddy, startNginx } from "./programs.ts";
import { ask, DESK_NAME, enquiry, registration, SITE_NAME } from "./visitor.ts";

const MEGABYTE = 1024 * 1024;
const REQUESTS_PER_MINUTE = 5;

type Ports = { http: number; https: number; server: string };

const proxies = {
  async nginx({ http, https, server }: Ports) {
    const { certificate, key } = makeCertificate(SITE_NAME);
    const folder = `/etc/letsencrypt/live/${SITE_NAME}`;
    const site = adapted(codeBlock("operations/proxies.md", "/etc/nginx/sites-enabled/website"), {
      "listen 80;": `listen 127.0.0.1:${http};`,
      "listen 443 ": `listen 127.0.0.1:${https} `,
      [`${folder}/fullchain.pem`]: certificate,
      [`${folder}/privkey.pem`]: key,
      "127.0.0.1:3000": server,
    });
    await startNginx(site, https);
  },
  async Caddy({ http, https, server }: Ports) {
    const site = adapted(codeBlock("operations/proxies.md", "/etc/caddy/Caddyfile"), {
      "127.0.0.1:3000": server,
    });
    const here = `admin off\nlocal_certs\nskip_install_trust\ndefault_bind 127.0.0.1`;
    const ports = `http_port ${http}\nhttps_port ${https}`;
    await startCaddy(`{\n${here}\n${ports}\n}\n${site}`, https);
  },
};

/** An old version, and the best cipher of old browsers, whose padding can be an oracle. */
const WEAK = [
  { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
  { minVersion: "TLSv1.2", maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES256-SHA384" },
] as const;

test.for(["nginx", "Caddy"] as const)(
  "%s as documented terminates TLS, passes pages and documents, and keeps rate limits per visitor",
  async (name) => {
    const { url } = await startInstance({
      DATA_DIR: makeFolder(),
      HOST: "127.0.0.1",
      SERVE_PAGES: "true",
      TRUST_PROXY: "true",
      SITE_URL: `https://${SITE_NAME}`,
      DESK_URL: `https://${DESK_NAME}`,
      REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    });
    const [http, https] = [await freePort(), await freePort()];
    await proxies[name]({ http, https, server: new URL(url).host });

    const plain = await ask(http, "/about?from=print", { tls: false });
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toBe(`https://${SITE_NAME}/about?from=print`);
    expect((await ask(http, "/api/availability", { tls: false })).status).toBe(403);

    // Caddy listens before it has made its certificate.
    const compressed = { headers: { "accept-encoding": "br" } };
    const page = await vi.waitFor(() => ask(https, "/about", compressed), 20_000);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      "content-encoding": "br",
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
      "strict-transport-security": expect.stringContaining("max-age=63072000"),
      etag: expect.stringMatching(/-br"$/),
    });
    expect((await ask(https, "/nowhere")).status).toBe(404);
    for (const weak of WEAK) {
      await expect(ask(https, "/about", { weak }), weak.ciphers).rejects.toThrow(/alert/);
    }
    const traced = await ask(https, "/about", { method: "TRACE", headers: { "x-secret": "seen" } });
    expect(traced.status).toBeGreaterThanOrEqual(400);
    expect(String(traced.body)).not.toContain("seen");

    const forged = { "x-forwarded-host": DESK_NAME };
    for (const path of ["/desk", "/api/desk/me"]) {
      expect((await ask(https, path, { headers: forged })).status, path).toBe(404);
    }
    const askDesk = (path: string, headers = {}) => ask(https, path, { host: DESK_NAME, headers });
    await vi.waitFor(async () => expect((await askDesk("/desk")).status).toBe(200), 20_000);
    expect((await askDesk("/")).headers.location).toBe("/desk");
    expect((await askDesk("/about", { "x-forwarded-host": SITE_NAME })).status).toBe(404);
    const me = await askDesk("/api/desk/me", { cookie: "__Host-desk=unknown" });
    expect(me.status).toBe(401);

    const send = (body: FormData) => ask(https, "/api/send-broker-registration", { body });
    expect((await send(registration(9 * MEGABYTE, 5 * MEGABYTE))).status).toBe(200);
    const tooLarge = registration(...Array.from({ length: 4 }, () => 8.25 * MEGABYTE));
    // Caddy resets a connection whose body it has not read whole, at times before the response is read.
    await vi.waitFor(async () => expect((await send(tooLarge)).status).toBe(413), 20_000);

    const write = (from: string, claimed: string) =>
      ask(https, "/api/send-contact-form", {
        body: enquiry(),
        from,
        headers: {
          "content-type": "application/json",
          origin: `https://${SITE_NAME}`,
          "x-forwarded-for": claimed,
          "x-real-ip": claimed,
          forwarded: `for=${claimed}`,
        },
      });
    for (let number = 1; number <= REQUESTS_PER_MINUTE; number++) {
      expect((await write("127.0.0.2", `203.0.113.${number}`)).status).toBe(200);
    }
    expect((await write("127.0.0.2", "203.0.113.99")).status).toBe(429);
    expect((await write("127.0.0.3", "203.0.113.99")).status).toBe(200);
  },
);
