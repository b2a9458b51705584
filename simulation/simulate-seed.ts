import type { AvailabilityResponse } from "#domain/homes/availability-response.ts";
import type { Figures } from "#domain/desk/figures.ts";
import type { LeadPage, ViewCounts } from "#domain/desk/leads.ts";
import { retryDeadMessages } from "#server/delivery/message-repository.ts";
import { checkAuditChain } from "#simulation/checks/audit-check.ts";
import { checkErasure } from "#simulation/checks/erasure-check.ts";
import { checkDesk } from "#simulation/checks/desk-check.ts";
import { checkEnd } from "#simulation/checks/final-check.ts";
import { checkAvailability, checkFigures } from "#simulation/checks/figures-check.ts";
import type { Coverage } from "#simulation/coverage.ts";
import { untilIdle } from "#simulation/control/until-idle.ts";
import { takeStep } from "#simulation/process/next-step.ts";
import { createRun, type RunOptions } from "#simulation/create-run.ts";
import type { Run } from "#simulation/run.ts";

const STORM_STEPS = 330;
const MOST_STEPS = 20_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Outcome = { problem: string | null; digest: string; steps: number; coverage: Coverage };

export async function simulateSeed(options: RunOptions): Promise<Outcome> {
  const run = await createRun(options);
  try {
    await run.people.signInAll();
    void run.machine.start();
    await until(run, () => run.trace.step() >= STORM_STEPS || run.people.haveFinished());
    run.heal();
    run.people.sendHome();
    await until(run, () => run.machine.isRunning() && !run.people.areBusy());
    await emptyOutbox(run);
    await keepHouse(run);
    checkEnd(run);
    await askAtTheEnd(run);
    if (run.seed % 4 === 0) await outliveRetention(run);
  } catch (error) {
    run.report(error);
  }
  const problem = run.firstProblem();
  const outcome = {
    problem: problem
      ? problem.name === "Violation"
        ? problem.message
        : String(problem.stack)
      : null,
    digest: run.trace.digest(),
    steps: run.trace.step(),
    coverage: run.coverage,
  };
  run.clock.stopAll();
  run.observer.close();
  await run.disk.remove();
  return outcome;
}

async function until(run: Run, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await takeStep(run);
    stopAtProblem(run);
    if (run.trace.step() > MOST_STEPS) throw new Error("the run does not end");
  }
}

/** What is left to do is done, in order, and no time passes. */
async function settle(run: Run): Promise<void> {
  const { machine, network } = run;
  for (;;) {
    const [call] = machine.calls();
    const [message] = network.messages();
    if (!call && !message) return;
    run.trace.nextStep();
    if (call) machine.take(call);
    if (call) call.perform();
    else if (message) network.deliver(message);
    await untilIdle();
    await run.look();
    stopAtProblem(run);
  }
}

async function emptyOutbox(run: Run): Promise<void> {
  for (let round = 0; round < 40; round++) {
    const { messages } = run.observer.observed();
    if (round > 1 && [...messages.values()].every(({ state }) => state === "sent")) return;
    const { database } = run.disk.current();
    await retryDeadMessages(database, null, run.clock.now());
    run.clock.jump(DAY);
    run.clock.stall(5000);
    await settle(run);
  }
  run.violated("messages are still waiting");
}

async function keepHouse(run: Run): Promise<void> {
  for (let hour = 0; hour < 2; hour++) {
    run.clock.stall(HOUR + 1000);
    await untilIdle();
    await settle(run);
  }
}

async function askAtTheEnd(run: Run): Promise<void> {
  const { people } = run;
  const ask = async (by: string, path: string): Promise<unknown> => {
    const reply = people.askAs(by, "last look", path);
    await settle(run);
    return JSON.parse((await reply)!.body);
  };
  for (const viewer of people.ids()) {
    const counts = (await ask(viewer, "/counts")) as ViewCounts;
    const all = (await ask(viewer, "/leads?view=all")) as LeadPage;
    const found = (await ask(viewer, "/leads?view=all&search=visitor")) as LeadPage;
    checkDesk(run, { viewer, all, found, counts });
  }
  const manager = people.ids().find(people.isManager)!;
  checkFigures(run, (await ask(manager, "/figures?weeks=52")) as Figures);
  const availability = run.network.request({
    by: null,
    what: "last look",
    url: "/api/availability",
  });
  await settle(run);
  checkAvailability(run, JSON.parse((await availability)!.body) as AvailabilityResponse);
}

/** Housekeeping erases everything that is old. */
async function outliveRetention(run: Run): Promise<void> {
  stopAtProblem(run);
  run.model.endRetention();
  run.clock.jump(600 * DAY);
  await keepHouse(run);
  const { leads } = run.observer.observed();
  const { documents } = run.disk.files();
  if (leads.size > 0 || documents.length > 0) {
    run.violated(`${leads.size} leads and ${documents.length} documents outlive the retention`);
  }
  checkErasure(run);
  checkAuditChain(run);
}

function stopAtProblem(run: Run): void {
  const problem = run.firstProblem();
  if (problem) throw problem;
}
