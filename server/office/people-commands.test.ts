import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk } from "#server/testing/test-desk.ts";
import { officeOf } from "#server/testing/test-office.ts";

const [amina, sara] = ["amina@company.example", "sara@company.example"];

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  return { ...desk, run: officeOf(desk) };
}

test.for(DIALECTS)(
  "%s: the first person is a manager, who signs in with a code",
  async (dialect) => {
    const desk = await openDesk(dialect);
    expect(await desk.run("invite", amina, "--agent", "--name", "Amina Khan")).toBe(
      `${amina} may sign in (manager) at https://www.example.com/desk, on this machine at http://localhost:3000/desk\n` +
        `The running server mails the invitation. A code comes by mail, or here from: npm run office -- code ${amina}`,
    );
    await desk.mailsSent();
    expect(desk.mails).toMatchObject([{ to: { name: "Amina Khan", address: amina } }]);
    const [code = ""] = /^[\dA-Z-]{14}/.exec(await desk.run("code", amina)) ?? [];
    expect(await desk.request("POST", "/sign-in/code/check", { email: amina, code })).toMatchObject(
      {
        status: 200,
        body: { name: "Amina Khan", role: "manager" },
      },
    );
    const actions = (await desk.audit()).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(["code-shown", "person-invited", "sign-in"]);
  },
);

test.for(DIALECTS)("%s: people are listed, disabled and invited again", async (dialect) => {
  const { run, database } = await openDesk(dialect);
  expect(await run("people")).toBe("Nobody is invited yet.");
  await run("invite", amina);
  await run("invite", sara, "--agent");
  expect((await run("people")).split("\n")).toEqual([
    "E-mail                 Name   Role     State",
    "amina@company.example  amina  manager  not present",
    "sara@company.example   sara   agent    not present",
  ]);
  await expect(run("invite", sara)).rejects.toThrow(`${sara} has an account already`);
  await run("disable", sara);
  expect(await run("people")).toMatch(/sara .* disabled$/);
  await expect(run("code", sara)).rejects.toThrow(`${sara} is disabled: invite them again`);
  await run("invite", sara, "--agent");
  expect(await run("people")).toMatch(/sara +agent +not present$/);
  expect(await database.all(anyRow, "select id from accounts")).toHaveLength(2);
});

test("the last manager is not disabled", async () => {
  const { run } = await openDesk();
  await run("invite", amina);
  await expect(run("disable", amina)).rejects.toThrow(`${amina} is the last manager`);
});

test.for([
  [["invite"], "invite needs an e-mail address"],
  [["code", "amina"], "code needs an e-mail address"],
  [["people", "x"], "unexpected argument: x"],
  [["people", "--all"], "people does not take --all"],
  [["invite", amina, "x"], "unexpected argument: x"],
  [["invite", amina, "--boss"], "--boss"],
  [["code", amina], "nobody with the e-mail address amina@company.example is invited"],
] as [[string, ...string[]], string][])("the command %j is refused: %s", async ([args, text]) => {
  const { run } = await openDesk();
  await expect(run(...args)).rejects.toThrow(text);
});
