import { expect, test } from "vitest";
import { z } from "zod";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDesk } from "#server/testing/test-desk-leads.ts";
import { reachStage } from "./furthest-stage.ts";

type Dialect = (typeof DIALECTS)[number];

async function makeLead(dialect: Dialect) {
  const desk = await makeDesk(dialect);
  const id = await desk.addLead();
  const stageOf = async (lead = id) =>
    (
      await desk.database.first(
        z.object({ stage: z.string() }),
        "select furthest_stage as stage from leads where id = ?",
        lead,
      )
    )?.stage;
  async function move(stage: Stage, lead = id) {
    const { version } = (await desk.database.first(
      z.object({ version: z.number() }),
      "select version from leads where id = ?",
      lead,
    ))!;
    const body = { stage, version, ...(stage === "lost" && { lostReason: "price" }) };
    expect((await desk.manager.request("POST", `/leads/${lead}/stage`, body)).status).toBe(200);
    return stageOf(lead);
  }
  return { ...desk, id, stageOf, move };
}

test.for(DIALECTS)("%s: a lead keeps the furthest stage that it came to", async (dialect) => {
  const { stageOf, move } = await makeLead(dialect);
  expect(await stageOf()).toBe("new");
  expect(await move("viewing")).toBe("viewing");
  expect(await move("contacted")).toBe("viewing");
  expect(await move("lost")).toBe("viewing");
  expect(await move("offer")).toBe("offer");
  expect(await move("new")).toBe("offer");
});

test.for(DIALECTS)("%s: a merge keeps the furthest stage of both leads", async (dialect) => {
  const { id, manager, addLead, stageOf, move } = await makeLead(dialect);
  const [into, third] = [await addLead(), await addLead()];
  await move("won");
  await move("contacted", into);
  await move("viewing", third);
  const merge = (from: string, version: number) =>
    manager.request("POST", `/leads/${from}/merge`, { into, version });
  expect((await merge(third, 1)).status).toBe(200);
  expect(await stageOf(into)).toBe("viewing");
  expect((await merge(id, 1)).status).toBe(200);
  expect(await stageOf(into)).toBe("won");
});

test.for(DIALECTS)("%s: an added stage has its place in the list", async (dialect) => {
  const { id, database, stageOf, move } = await makeLead(dialect);
  const stages = STAGES.toSpliced(STAGES.indexOf("won"), 0, "deposit" as Stage);
  async function reach(stage: Stage) {
    const [set, ...values] = reachStage(stage, stages);
    await database.run(`update leads set ${set} where id = ?`, ...values, id);
    return stageOf();
  }
  await move("offer");
  expect(await reach("deposit" as Stage)).toBe("deposit");
  expect(await reach("offer")).toBe("deposit");
  expect(await reach("won")).toBe("won");
  expect(await reach("deposit" as Stage)).toBe("won");
});
