import { expect, test } from "vitest";
import { MASK } from "#domain/lead-fields.ts";
import { individual } from "#domain/test-brokers.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { idRow } from "#server/testing/test-rows.ts";

const BORN = "1984-05-17";

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  expect(await desk.send("broker", { ...individual, dateOfBirth: BORN })).toMatchObject({
    status: 200,
  });
  const { id } = (await desk.database.first(idRow, "select id from leads"))!;
  const [manager, agent] = [await signIn(desk, "manager"), await signIn(desk, "agent")];
  return { ...desk, id, manager, agent };
}

const tells = (body: unknown) => /1984|17 May/.test(JSON.stringify(body));

test.for(DIALECTS)("%s: a date of birth is masked until it is asked for", async (dialect) => {
  const { id, agent, audit } = await openDesk(dialect);
  const view = await agent.request("GET", `/leads/${id}`);
  expect(view.body).toMatchObject({
    fields: expect.arrayContaining([{ label: "Date of birth", text: MASK, masked: "dateOfBirth" }]),
  });
  const changed = await agent.request("POST", `/leads/${id}/note`, { text: "x" });
  const lists = [
    await agent.request("GET", "/leads"),
    await agent.request("GET", `/leads?search=${id}`),
  ];
  for (const { status, body } of [view, changed, ...lists]) {
    expect(status).toBe(200);
    expect(tells(body)).toBe(false);
  }
  expect((await audit()).filter(({ action }) => action === "lead-field-shown")).toEqual([]);
  const shown = await agent.request("POST", `/leads/${id}/reveal`, { field: "dateOfBirth" });
  expect(shown).toMatchObject({ status: 200, body: { text: "Thursday, 17 May 1984" } });
  expect(await audit()).toContainEqual({
    by: agent.id,
    action: "lead-field-shown",
    subject: id,
    details: "Date of birth",
  });
});

test("only masked fields of a visible lead are asked for", async () => {
  const { id, agent, manager, audit } = await openDesk();
  const ask = (path: string, field: string) =>
    agent.request("POST", `/leads/${path}/reveal`, { field });
  expect(await ask(id, "email")).toMatchObject({ status: 422 });
  expect(await ask("unknown", "dateOfBirth")).toMatchObject({ status: 404 });
  await manager.request("POST", `/leads/${id}/assign`, { version: 0, ownerId: manager.id });
  expect(await ask(id, "dateOfBirth")).toMatchObject({ status: 404 });
  expect((await audit()).map(({ action }) => action)).not.toContain("lead-field-shown");
});

test.for(DIALECTS)("%s: a search does not find a date of birth", async (dialect) => {
  const { id, agent } = await openDesk(dialect);
  const found = async (search: string) =>
    ((await agent.request("GET", `/leads?search=${search}`)).body as { leads: object[] }).leads;
  await expect.poll(() => found(individual.email)).toMatchObject([{ id }]);
  expect(await found(BORN)).toEqual([]);
  expect(await found("1984")).toEqual([]);
});

test.for(DIALECTS)("%s: an export is masked, unless all is asked for", async (dialect) => {
  const { manager, app, audit } = await openDesk(dialect);
  const file = async (query: string) => {
    const { cookie } = manager;
    const headers = { host: "www.example.com", "sec-fetch-site": "same-origin", cookie };
    return (await app.inject({ url: `/api/desk/export?${query}`, headers })).body;
  };
  for (const format of ["csv", "json"]) {
    expect(await file(`format=${format}`)).toContain(MASK);
    expect(await file(`format=${format}`)).not.toContain(BORN);
    expect(await file(`format=${format}&fields=full`)).toContain(BORN);
  }
  const details = (await audit()).map((entry) => entry.details);
  expect(details.filter((text) => text.includes("with masked fields"))).toHaveLength(2);
});
