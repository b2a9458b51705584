import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { addPerson, makeDesk, signIn } from "#server/testing/test-desk.ts";

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  return { ...desk, manager: await signIn(desk, "manager") };
}

const sara = { name: "Sara Malik", email: "sara@company.example", role: "agent" };

test.for(DIALECTS)("%s: a manager invites a person, who gets a mail", async (dialect) => {
  const { manager, mails, mailsSent, audit } = await openDesk(dialect);
  const invited = await manager.request("POST", "/people", sara);
  expect(invited).toMatchObject({
    status: 201,
    body: { ...sara, isPresent: false, isDisabled: false },
  });
  await mailsSent();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { address: sara.email },
    text: expect.stringContaining("Open the desk: https://www.example.com/desk"),
  });
  const again = { ...sara, email: "Sara@Company.Example" };
  expect(await manager.request("POST", "/people", again)).toMatchObject({
    status: 409,
    body: { field: "email" },
  });
  const { id } = invited.body as { id: string };
  expect(await audit()).toEqual([
    { by: manager.id, action: "person-invited", subject: id, details: "role: agent" },
  ]);
});

test("an invitation that cannot be mailed is retried", async () => {
  const { deps, manager, mails, mailsSent, wait } = await openDesk();
  const { send } = deps.mailer;
  deps.mailer.send = () => Promise.reject(new Error("no mail server"));
  expect(await manager.request("POST", "/people", sara)).toMatchObject({ status: 201 });
  await mailsSent();
  deps.mailer.send = send;
  wait(60_000);
  deps.outbox.notify(true);
  await mailsSent();
  expect(mails).toMatchObject([{ to: { address: sara.email } }]);
});

test.for(DIALECTS)("%s: everybody sees all people by e-mail address", async (dialect) => {
  const desk = await openDesk(dialect);
  const agent = await signIn(desk, "agent");
  expect(await agent.request("GET", "/people")).toMatchObject({
    body: [{ name: "A agent" }, { name: "A manager" }],
  });
});

test.for(DIALECTS)("%s: a manager changes role and name of a person", async (dialect) => {
  const desk = await openDesk(dialect);
  const { manager } = desk;
  const agent = await signIn(desk, "agent");
  const change = { role: "manager", name: "Sara Malik" };
  expect(await manager.request("POST", `/people/${agent.id}`, change)).toMatchObject({
    status: 200,
    body: { id: agent.id, ...change },
  });
  expect(await agent.request("GET", "/audit")).toMatchObject({
    status: 200,
    body: {
      entries: [
        {
          by: manager.id,
          action: "person-changed",
          subject: agent.id,
          details: "name, role: manager",
        },
      ],
    },
  });
  expect(await manager.request("POST", "/people/nobody", change)).toMatchObject({ status: 404 });
});

test("no value of a change is part of the SQL text", async () => {
  const desk = await openDesk();
  const { id } = await addPerson(desk, "agent");
  const texts: string[] = [];
  const { transaction } = desk.database;
  desk.deps.database.transaction = (statements) => {
    texts.push(...statements.map(([sql]) => sql));
    return transaction.call(desk.database, statements);
  };
  const change = { role: "agent", name: "Sara Malik", isDisabled: false };
  expect((await desk.manager.request("POST", `/people/${id}`, change)).status).toBe(200);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join("\n")).not.toMatch(/agent|Sara/);
});

test.for(DIALECTS)("%s: a disabled person is signed out for good", async (dialect) => {
  const desk = await openDesk(dialect);
  const agent = await signIn(desk, "agent");
  await agent.request("POST", `/people/${agent.id}`, { isPresent: true });
  const set = (isDisabled: boolean) =>
    desk.manager.request("POST", `/people/${agent.id}`, { isDisabled });
  expect(await set(true)).toMatchObject({ body: { isDisabled: true, isPresent: false } });
  expect(await agent.request("GET", "/me")).toMatchObject({ status: 401 });
  expect(await set(false)).toMatchObject({ body: { isDisabled: false } });
  expect(await agent.request("GET", "/me")).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: the last manager cannot be demoted or disabled", async (dialect) => {
  const desk = await openDesk(dialect);
  const { manager } = desk;
  const retired = await addPerson(desk, "manager", "Retired");
  await manager.request("POST", `/people/${retired.id}`, { isDisabled: true });
  for (const change of [{ role: "agent" }, { isDisabled: true }]) {
    expect(await manager.request("POST", `/people/${manager.id}`, change)).toMatchObject({
      status: 409,
    });
  }
  expect(await manager.request("GET", "/me")).toMatchObject({ body: { role: "manager" } });
  expect(await desk.audit()).toHaveLength(1);
  const second = await addPerson(desk, "manager", "Second");
  expect(await manager.request("POST", `/people/${manager.id}`, { role: "agent" })).toMatchObject({
    status: 200,
  });
  expect(await desk.database.all(anyRow, "select id from accounts where role = 'manager'")).toEqual(
    expect.arrayContaining([{ id: second.id }]),
  );
});

test.for(DIALECTS)("%s: managers who demote each other leave one manager", async (dialect) => {
  const desk = await openDesk(dialect);
  for (let round = 0; round < 5; round++) {
    await desk.database.run("update accounts set role = 'agent' where id <> ?", desk.manager.id);
    await desk.database.run("update accounts set role = 'manager' where id = ?", desk.manager.id);
    const other = await signIn(desk, "manager", `Manager ${round}`);
    await Promise.all([
      desk.manager.request("POST", `/people/${other.id}`, { role: "agent" }),
      other.request("POST", `/people/${desk.manager.id}`, { role: "agent" }),
    ]);
    expect(
      await desk.database.all(anyRow, "select id from accounts where role = 'manager'"),
    ).toHaveLength(1);
  }
});

test("an agent changes only their own name and presence", async () => {
  const desk = await openDesk();
  const agent = await signIn(desk, "agent");
  const change = { name: "Sara", isPresent: true };
  expect(await agent.request("POST", `/people/${agent.id}`, change)).toMatchObject({
    status: 200,
    body: change,
  });
  for (const [id, refused] of [
    [agent.id, { role: "manager" }],
    [agent.id, { isDisabled: false }],
    [desk.manager.id, { isPresent: true }],
    [desk.manager.id, {}],
    ["nobody", { name: "x" }],
  ] as const) {
    expect(await agent.request("POST", `/people/${id}`, refused)).toMatchObject({ status: 403 });
  }
  expect(
    await agent.request("POST", `/people/${agent.id}`, { email: "x@y.example" }),
  ).toMatchObject({
    status: 422,
  });
});

test.for(DIALECTS)("%s: the audit is paged by key", async (dialect) => {
  const { database, manager } = await openDesk(dialect);
  await database.transaction(
    Array.from({ length: 250 }, (_, number) => [
      "insert into audit_entries (id, at, action, details) values (?, ?, 'sign-in', '')",
      `entry-${String(number).padStart(3, "0")}`,
      1000 + Math.floor(number / 7),
    ]),
  );
  const ids: string[] = [];
  let next: string | null = "";
  for (let pages = 0; next !== null; pages++) {
    expect(pages).toBeLessThan(3);
    const query: string = next && `?after=${encodeURIComponent(next)}`;
    const page = (await manager.request("GET", `/audit${query}`)).body as {
      entries: { id: string }[];
      next: string | null;
    };
    ids.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  expect(ids).toHaveLength(250);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(await manager.request("GET", "/audit?after=x")).toMatchObject({ status: 422 });
});
