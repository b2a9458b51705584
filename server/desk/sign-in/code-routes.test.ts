import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { addPerson, cookieOf, makeDesk } from "#server/testing/test-desk.ts";

type Desk = Awaited<ReturnType<typeof makeDesk>>;
const MINUTE = 60_000;

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { id, email } = await addPerson(desk, "manager");
  return { ...desk, id, email };
}

async function askForCode({ request, mails }: Desk, email: string): Promise<string> {
  const before = mails.length;
  expect(await request("POST", "/sign-in/code", { email })).toMatchObject({
    status: 202,
    body: null,
  });
  await expect.poll(() => mails.length).toBe(before + 1);
  return /^\d{4} \d{4}$/m.exec(mails.at(-1)!.text)![0];
}

const check = ({ request }: Desk, email: string, code: string) =>
  request("POST", "/sign-in/code/check", { email, code });

const wrong = (code: string) => (code === "0000 0000" ? "0000 0001" : "0000 0000");

test.for(DIALECTS)("%s: a mailed code signs in once", async (dialect) => {
  const desk = await openDesk(dialect);
  const code = await askForCode(desk, "A.Manager@COMPANY.example");
  expect(desk.mails[0]).toMatchObject({
    to: { name: "A manager", address: desk.email },
    subject: "Your sign-in code",
  });
  const response = await check(desk, desk.email, code);
  expect(response).toMatchObject({
    status: 200,
    body: { id: desk.id, role: "manager", passkeys: [] },
  });
  const cookie = cookieOf(response);
  expect(await desk.request("GET", "/me", undefined, { cookie })).toMatchObject({ status: 200 });
  expect(await desk.audit()).toHaveLength(1);
  desk.wait(1);
  expect(await check(desk, desk.email, code)).toMatchObject({ status: 401 });
  expect(await desk.audit()).toMatchObject([
    { by: desk.id, action: "sign-in", details: "code, A browser on an unknown device" },
    { by: null, action: "sign-in-failed", subject: desk.id, details: "code" },
  ]);
});

test.for(DIALECTS)("%s: only one of two simultaneous requests uses a code", async (dialect) => {
  const desk = await openDesk(dialect);
  const code = await askForCode(desk, desk.email);
  const responses = await Promise.all([1, 2, 3].map(() => check(desk, desk.email, code)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test.for(DIALECTS)("%s: a code is right at the fifth try", async (dialect) => {
  const desk = await openDesk(dialect);
  const code = await askForCode(desk, desk.email);
  for (let tries = 0; tries < 4; tries++) {
    expect(await check(desk, desk.email, wrong(code))).toMatchObject({ status: 401 });
  }
  expect(await check(desk, desk.email, code)).toMatchObject({ status: 200 });
});

test.for(DIALECTS)("%s: a code is refused at the sixth try", async (dialect) => {
  const desk = await openDesk(dialect);
  const code = await askForCode(desk, desk.email);
  for (let tries = 0; tries < 5; tries++) await check(desk, desk.email, wrong(code));
  expect(await check(desk, desk.email, code)).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: a code is valid for ten minutes", async (dialect) => {
  const desk = await openDesk(dialect);
  const late = await askForCode(desk, desk.email);
  desk.wait(10 * MINUTE);
  expect(await check(desk, desk.email, late)).toMatchObject({ status: 401 });
  const inTime = await askForCode(desk, desk.email);
  desk.wait(10 * MINUTE - 1);
  expect(await check(desk, desk.email, inTime)).toMatchObject({ status: 200 });
});

test.for(DIALECTS)(
  "%s: a clock that is set back makes no code valid for longer",
  async (dialect) => {
    const desk = await openDesk(dialect);
    const code = await askForCode(desk, desk.email);
    desk.wait(-2 * MINUTE);
    expect(await check(desk, desk.email, code)).toMatchObject({ status: 401 });
    const next = await askForCode(desk, desk.email);
    expect(await check(desk, desk.email, next)).toMatchObject({ status: 200 });
  },
);

test.for(DIALECTS)(
  "%s: a new code replaces the one before of the same browser",
  async (dialect) => {
    const desk = await openDesk(dialect);
    const response = await desk.request("POST", "/sign-in/code", { email: desk.email });
    const headers = { cookie: cookieOf(response) };
    await expect.poll(() => desk.mails).toHaveLength(1);
    await desk.request("POST", "/sign-in/code", { email: desk.email }, headers);
    await expect.poll(() => desk.mails).toHaveLength(2);
    const [first, second] = desk.mails.map(({ text }) => /^\d{4} \d{4}$/m.exec(text)![0]);
    if (first === second) return; // once in a hundred million runs
    const use = (code: string) =>
      desk.request("POST", "/sign-in/code/check", { email: desk.email, code }, headers);
    expect(await use(first!)).toMatchObject({ status: 401 });
    expect(await use(second!)).toMatchObject({ status: 200 });
  },
);

test("a code of one person does not sign in another", async () => {
  const desk = await openDesk();
  const other = await addPerson(desk, "agent", "Another agent");
  const code = await askForCode(desk, desk.email);
  await askForCode(desk, other.email);
  expect(await check(desk, other.email, code)).toMatchObject({ status: 401 });
});

test("the responses do not tell whether an account exists", async () => {
  const desk = await openDesk();
  const disabled = await addPerson(desk, "agent", "Not here");
  await desk.database.run("update accounts set disabled_at = 1 where id = ?", disabled.id);
  const known = await desk.request("POST", "/sign-in/code", { email: desk.email });
  const knownCheck = await check(desk, desk.email, "12345678");
  for (const email of ["nobody@company.example", disabled.email]) {
    expect(comparable(await desk.request("POST", "/sign-in/code", { email }))).toEqual(
      comparable(known),
    );
    expect(comparable(await check(desk, email, "12345678"))).toEqual(comparable(knownCheck));
  }
  await desk.app.close(); // waits until the code is stored
  await desk.mailsSent();
  expect(desk.mails.map(({ to }) => to.address)).toEqual([desk.email]);
});

function comparable({ status, headers, body }: { status: number; headers: object; body: unknown }) {
  return { status, body, headers: { ...headers, date: null, "set-cookie": null } };
}

test("the stored code is a keyed hash", async () => {
  const secret = "s".repeat(32);
  const desk = await makeDesk({ deskSecret: secret });
  const { email } = await addPerson(desk, "manager");
  const code = await askForCode(desk, email);
  expect(JSON.stringify(await desk.database.all(anyRow, "select * from desk_codes"))).not.toContain(
    code.replace(" ", ""),
  );
  expect(await desk.database.all(anyRow, "select * from desk_keys")).toEqual([]);
  const otherKey = await makeDesk({ database: desk.database, deskSecret: "t".repeat(32) });
  expect(await check(otherKey, email, code)).toMatchObject({ status: 401 });
  const sameKey = await makeDesk({ database: desk.database, deskSecret: secret });
  expect(await check(sameKey, email, code)).toMatchObject({ status: 200 });
});

test("instances without a secret share the key in the database", async () => {
  const desk = await openDesk();
  const code = await askForCode(desk, desk.email);
  const other = await makeDesk({ database: desk.database });
  expect(await check(other, desk.email, code)).toMatchObject({ status: 200 });
});

test("codes are limited per account, whether or not it exists", async () => {
  const desk = await makeDesk({ rateLimits: [] });
  const { email } = await addPerson(desk, "manager");
  for (const address of [email, "nobody@company.example"]) {
    const codes = await attempt(6, () => desk.request("POST", "/sign-in/code", { email: address }));
    expect(codes.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(codes.at(-1)?.headers["retry-after"]).toBe("3600");
  }
  desk.wait(60 * MINUTE);
  expect(await desk.request("POST", "/sign-in/code", { email })).toMatchObject({ status: 202 });
});

test("attempts are limited per network", async () => {
  const desk = await makeDesk({ rateLimits: [{ limit: 2, milliseconds: MINUTE }] });
  const paths = {
    "/sign-in/code": (count: number) => ({ email: `${count}@company.example` }),
    "/sign-in/code/check": (count: number) => ({ email: `${count}@a.example`, code: "12345678" }),
    "/sign-in/passkey/options": () => ({}),
    "/sign-in/passkey/check": () => ({ challengeId: "x", response: {} }),
  };
  for (const [path, body] of Object.entries(paths)) {
    const responses = await attempt(3, (count) => desk.request("POST", path, body(count)));
    expect(
      responses.map(({ status }) => status === 429),
      path,
    ).toEqual([false, false, true]);
  }
});

async function attempt<Result>(times: number, act: (count: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let count = 0; count < times; count++) results.push(await act(count));
  return results;
}

test("the outbox has the same work with and without an account", async () => {
  const desk = await openDesk();
  await askForCode(desk, desk.email);
  await desk.request("POST", "/sign-in/code", { email: "nobody@company.example" });
  await desk.mailsSent();
  expect(desk.mails).toHaveLength(1);
  const rows = await desk.database.all(
    anyRow,
    "select purpose, attempts, state, content from desk_mails order by state desc",
  );
  const settled = { purpose: "code", attempts: 1, content: null };
  expect(rows).toEqual([
    { ...settled, state: "sent" },
    { ...settled, state: "dropped" },
  ]);
});
