import { createServer } from "node:net";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, manager, signIn, test as base } from "#tests/e2e/support/desk.ts";
import { office } from "#tests/e2e/support/office.ts";
import { signInWithFirstPasskey } from "#tests/e2e/support/passkeys.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";

/** Two hosts below one domain: browsers send cookies with requests between them. */
const SITE_HOST = "www.company.localhost";
const DESK_HOST = "desk.company.localhost";

const test = base.extend<object, { hosts: { site: string; desk: ServedSite } }>({
  // Refused requests are on the console.
  expectedConsole: [/./],
  // The server has to withstand what the policy of the pages would prevent already.
  bypassCSP: true,
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, provide) => {
      const port = await freePort();
      const [site, desk] = [`http://${SITE_HOST}:${port}`, `http://${DESK_HOST}:${port}`];
      const served = await serveSite({ PORT: String(port), SITE_URL: site, DESK_URL: desk });
      office(served, "invite", manager.email, "--name", manager.name);
      await provide({ site, desk: { ...served, origin: desk } });
      await served.stop();
    },
    { scope: "worker" },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

const ATTACKS: [method: string, path: string, body?: object][] = [
  ["GET", "/api/desk/export?format=csv"],
  ["GET", "/api/desk/leads"],
  ["POST", "/api/desk/people", { name: "Eve", email: "eve@evil.example", role: "manager" }],
  ["POST", "/api/desk/passkeys/options", {}],
  ["DELETE", "/api/desk/sessions"],
  ["POST", "/api/desk/sign-out", {}],
];

/** What a script in the page gets: a status, or "nothing" where it can read no response. */
function attack(page: Page, origin: string, mode: RequestMode) {
  return page.evaluate(
    ([attacks, origin, mode]) =>
      Promise.all(
        attacks.map(async ([method, path, body]) => {
          const type = mode === "cors" ? "application/json" : "text/plain";
          const isSent = body !== undefined && method !== "GET";
          const init = isSent && { headers: { "content-type": type }, body: JSON.stringify(body) };
          const request = { method, mode, credentials: "include" as const, ...init };
          const response = await fetch(origin + path, request).catch(() => null);
          return response && response.type !== "opaque" ? response.status : "nothing";
        }),
      ),
    [ATTACKS, origin, mode] as const,
  );
}

/** What the browser sent and received, which a script of the page cannot see. */
async function sendFrom(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  const ids: string[] = [];
  const sent = new Map<string, Record<string, string>>();
  const statuses = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ request, requestId }) => {
    if (request.url === url) ids.push(requestId);
  });
  session.on("Network.requestWillBeSentExtraInfo", ({ headers, requestId }) => {
    sent.set(requestId, headers as Record<string, string>);
  });
  session.on("Network.responseReceivedExtraInfo", ({ statusCode, requestId }) => {
    statuses.set(requestId, statusCode);
  });
  await session.send("Network.enable");
  await page.evaluate(
    (url) => fetch(url, { mode: "no-cors", credentials: "include" }).then(null, () => {}),
    url,
  );
  await expect.poll(() => statuses.has(ids[0] ?? "")).toBe(true);
  const headers = sent.get(ids[0] ?? "") ?? {};
  const header = (name: string) =>
    Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return {
    cookie: header("cookie"),
    site: header("sec-fetch-site"),
    status: statuses.get(ids[0] ?? ""),
  };
}

type State = { people: unknown[]; sessions: unknown[]; actions: string[] };

/** What the desk itself shows to the manager. */
function readState(page: Page): Promise<State> {
  return page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api/desk/${path}`)).json();
    const [people, sessions, audit] = [
      await read("people"),
      await read("sessions"),
      await read("audit"),
    ];
    return {
      people,
      sessions,
      actions: audit.entries.map((entry: { action: string }) => entry.action),
    };
  });
}

test("a script on a public page can do nothing as the manager who is signed in at the desk", async ({
  page,
  context,
  hosts: { site, desk },
}) => {
  await signIn(page, desk);
  const elsewhere = await context.browser()!.newContext();
  const secondSession = await elsewhere.newPage();
  await signIn(secondSession, desk);
  const before = await readState(page);

  const publicPage = await context.newPage();
  await publicPage.goto(`${site}/about`);
  // The browser sends the session with such a request, so only the server can refuse it.
  expect(await sendFrom(publicPage, `${desk.origin}/api/desk/me`)).toEqual({
    cookie: expect.stringMatching(/^desk=/),
    site: "same-site",
    status: 403,
  });

  const nothing = ATTACKS.map(() => "nothing");
  expect(await attack(publicPage, "", "cors")).toEqual(ATTACKS.map(() => 404));
  expect(await attack(publicPage, desk.origin, "cors")).toEqual(nothing);
  expect(await attack(publicPage, desk.origin, "no-cors")).toEqual(nothing);

  // Neither a frame nor a window lets the script into the desk.
  const reached = await publicPage.evaluate(async (url) => {
    const frame = Object.assign(document.createElement("iframe"), { src: url });
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve));
    try {
      return frame.contentWindow!.document.body.textContent;
    } catch (error) {
      return (error as Error).name;
    }
  }, `${desk.origin}/desk`);
  expect(reached).toBe("SecurityError");
  expect(await readState(page)).toEqual(before);
  await elsewhere.close();
});

test("each host knows its own pages only, and the desk links to the site", async ({
  page,
  hosts: { site, desk },
}) => {
  expect((await page.goto(`${site}/desk`))?.status()).toBe(404);
  expect((await page.goto(`${desk.origin}/about`))?.status()).toBe(404);
  await signIn(page, desk);
  await page.goto(`${desk.origin}/`);
  await expect(page).toHaveURL(`${desk.origin}/desk`);
  await page.getByRole("link", { name: "Homes", exact: true }).click();
  await page
    .getByRole("row")
    .nth(1)
    .getByRole("link")
    .or(page.getByRole("gridcell"))
    .first()
    .click();
  const link = page.getByRole("link", { name: /public page|on the site/i });
  expect(await link.getAttribute("href")).toMatch(`${site}/homes/`);
});

test("a passkey of the desk's host signs in there, and the public host cannot ask for it", async ({
  page,
  hosts: { site, desk },
}) => {
  await signInWithFirstPasskey(page, desk, manager.name);
  await expect(page.getByRole("button", { name: "Make recovery codes" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${desk.origin}/desk`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "All leads" })).toBeVisible();

  await page.goto(`${site}/about`);
  const refused = await page.evaluate(
    (rpId) =>
      navigator.credentials
        .get({ publicKey: { challenge: new Uint8Array(32), rpId, userVerification: "required" } })
        .then(
          () => "asked",
          (error: Error) => error.name,
        ),
    DESK_HOST,
  );
  expect(refused).toBe("SecurityError");
});
