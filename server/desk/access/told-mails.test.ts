import { expect, test } from "vitest";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { issueServerCode } from "#server/desk/sign-in/code-repository.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { addPerson, cookieOf, makeDesk, signIn } from "#server/testing/test-desk.ts";

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const told = async () => {
    await desk.mailsSent();
    return desk.mails.splice(0).map(({ to, subject }) => `${to.address}: ${subject}`);
  };
  return { ...desk, told };
}

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0";

test.for(DIALECTS)("%s: a sign-in from a new browser is told once", async (dialect) => {
  const { told, ...desk } = await openDesk(dialect);
  const sara = await addPerson(desk, "agent", "Sara");
  const enter = async (email: string, id: string, cookie: string) => {
    const hashCode = createCodeHash(desk.database, undefined);
    const code = await issueServerCode(desk.database, hashCode, id, desk.deps.now());
    const headers = { "user-agent": FIREFOX, cookie };
    return cookieOf(await desk.request("POST", "/sign-in/code/check", { email, code }, headers));
  };
  const browser = await enter(sara.email, sara.id, "");
  await desk.mailsSent();
  expect(desk.mails[0]!.text).toContain("Browser: Firefox on Linux");
  expect(desk.mails[0]!.text).toContain("12:00 (Dubai time)");
  expect(await told()).toEqual([`${sara.email}: A sign-in from a new browser`]);
  const again = await enter(sara.email, sara.id, browser);
  expect(await told()).toEqual([]);
  const omar = await addPerson(desk, "agent", "Omar");
  await enter(omar.email, omar.id, again);
  expect(await told()).toEqual([`${omar.email}: A sign-in from a new browser`]);
});

test.for(DIALECTS)("%s: a new role is told, a new manager to all managers", async (dialect) => {
  const { told, ...desk } = await openDesk(dialect);
  const first = await signIn(desk, "manager", "First");
  const second = await signIn(desk, "manager", "Second");
  const agent = await signIn(desk, "agent", "Sara");
  const change = (body: object) => first.request("POST", `/people/${agent.id}`, body);
  await change({ role: "manager" });
  expect((await told()).toSorted()).toEqual([
    `${first.email}: The desk has a new manager`,
    `${agent.email}: Your role at the desk is now: Manager`,
    `${second.email}: The desk has a new manager`,
  ]);
  await change({ role: "manager", name: "Sara Malik" });
  expect(await told()).toEqual([]);
  await change({ isDisabled: true });
  expect(await told()).toEqual([]);
  await change({ isDisabled: false });
  expect(await told()).toHaveLength(2);
  await change({ role: "agent" });
  expect(await told()).toEqual([`${agent.email}: Your role at the desk is now: Agent`]);
  const invited = { name: "Omar", email: "omar@company.example", role: "manager" };
  await first.request("POST", "/people", invited);
  expect((await told()).map((mail) => mail.split(":")[0]).toSorted()).toEqual([
    first.email,
    invited.email,
    second.email,
  ]);
});

test.for(DIALECTS)("%s: nobody is told of a refused role", async (dialect) => {
  const { told, ...desk } = await openDesk(dialect);
  const only = await signIn(desk, "manager");
  expect(await only.request("POST", `/people/${only.id}`, { role: "agent" })).toMatchObject({
    status: 409,
  });
  expect(await told()).toEqual([]);
});
