import { untilIdle } from "#simulation/control/until-idle.ts";
import type { Covered } from "#simulation/coverage.ts";
import type { Call } from "#simulation/faults/intercept.ts";
import type { PendingCall, Run } from "#simulation/run.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Choice = { weight: number; take: () => void | Promise<void> };

/** Chooses by the seed what happens next: one call, one message, one timer, one person, or a misfortune. */
export async function takeStep(run: Run): Promise<void> {
  run.trace.nextStep();
  if (!(await misfortune(run))) await choose(run);
  await untilIdle();
  await run.look();
}

async function misfortune(run: Run): Promise<boolean> {
  const { random, weather, clock } = run;
  if (run.machine.isRunning() && random.chance(weather.crash)) return crash(run, "crash before");
  if (run.machine.isRunning() && random.chance(weather.powerCut)) return crash(run, "power cut");
  if (random.chance(weather.stall)) {
    run.happened("stall");
    run.disturbances.push(run.trace.step());
    clock.stall(random.pick([15_000, MINUTE, 3 * MINUTE, HOUR, 14 * HOUR]));
    return true;
  }
  if (random.chance(weather.jump)) {
    const by = random.pick([1000, MINUTE, HOUR, 24 * HOUR]) * (1 + random.below(3));
    const isBack = random.chance(0.5);
    run.happened(isBack ? "clock back" : "clock forward");
    run.disturbances.push(run.trace.step());
    clock.jump(isBack ? -by : by);
    return true;
  }
  return false;
}

export async function crash(
  run: Run,
  kind: "crash before" | "crash after" | "power cut",
): Promise<true> {
  run.happened(kind);
  run.disturbances.push(run.trace.step());
  await run.machine.crash(kind === "power cut");
  run.observer.reopen();
  return true;
}

async function choose(run: Run): Promise<void> {
  const { random, machine, clock, network, people } = run;
  const choices: Choice[] = [
    ...machine.calls().map((call) => ({ weight: 2, take: () => release(run, call) })),
    ...network.messages().map((message) => ({ weight: 2, take: () => network.deliver(message) })),
    ...people.idle().map((person) => ({ weight: 0.4, take: () => people.begin(person) })),
    ...(machine.isDown() ? [{ weight: 12, take: () => void machine.start() }] : []),
    ...(clock.hasTimers() ? [{ weight: 0.6, take: () => fireTimer(run) }] : []),
  ];
  let rest = random.share() * choices.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = choices.find(({ weight }) => (rest -= weight) < 0) ?? choices.at(-1);
  await chosen?.take();
}

function fireTimer(run: Run): void {
  run.trace.add("timer");
  run.clock.fireNext();
}

async function release(run: Run, pending: PendingCall): Promise<void> {
  const { random, weather, machine, trace } = run;
  const { call } = pending;
  const { part } = call;
  trace.add(`${part} ${call.name} ${call.subject} ${JSON.stringify(call.statements)}`);
  machine.take(pending);
  const happened = (what: string) => {
    run.happened(`${part} ${what}` as Covered);
    run.disturb(call);
  };
  if (random.chance(weather.error[part])) {
    happened(part === "mail" || part === "webhook" ? "refused" : "error");
    return pending.fail(errorOf(call));
  }
  if (call.isWrite && random.chance(weather.answerLost[part])) {
    happened("answer lost");
    return pending.performAndFail(errorOf(call));
  }
  if (call.half && random.chance(weather.half)) {
    happened("half written");
    await call.half();
    return pending.fail(errorOf(call));
  }
  if (call.isWrite && random.chance(weather.crash)) {
    await pending.performUnheard();
    await untilIdle();
    return void (await crash(run, "crash after"));
  }
  if (part === "mail" && call.name === "send" && random.chance(weather.twice)) {
    happened("twice");
    await pending.performUnheard();
  }
  pending.perform();
  const others = machine.calls().filter((other) => other.call.part === "database");
  if (part !== "database" || others.length === 0 || !random.chance(0.3)) return undefined;
  for (const other of others.slice(0, 1 + random.below(3))) {
    run.happened("several in one commit");
    trace.add(`together ${JSON.stringify(other.call.statements)}`);
    machine.take(other);
    other.perform();
  }
}

function errorOf({ part, name }: Call): Error {
  const message = `the simulation lets ${part} ${name} fail`;
  if (part === "database" || part === "documents" || name === "forget") {
    return new StoreFailure(message);
  }
  return Object.assign(new Error(message), { code: "ECONNECTION" });
}
