import type { Role } from "#domain/desk/roles.ts";
import { beginRun } from "#simulation/control/controlled-globals.ts";
import { createRandom } from "#simulation/control/random.ts";
import { createModel } from "#simulation/checks/model.ts";
import { createObserver } from "#simulation/checks/observer.ts";
import { checkVisibility } from "#simulation/checks/visibility-check.ts";
import type { Coverage, Covered } from "#simulation/coverage.ts";
import type { Call } from "#simulation/faults/intercept.ts";
import { createPeople } from "#simulation/people/people.ts";
import { createPeers } from "#simulation/process/fake-peers.ts";
import { createMachine, type Plant } from "#simulation/process/machine.ts";
import { createNetwork } from "#simulation/process/network.ts";
import { crash } from "#simulation/process/next-step.ts";
import type { SqliteFile } from "#simulation/process/sqlite-file.ts";
import { createDisk } from "#simulation/process/storage.ts";
import { Violation } from "#simulation/process/violation.ts";
import { CALM, weatherOf } from "#simulation/process/weather.ts";
import type { Exchange, Run } from "#simulation/run.ts";
import { createTrace } from "#simulation/trace.ts";

export type RunOptions = {
  seed: number;
  folder: string;
  template: SqliteFile;
  accounts: { id: string; role: Role }[];
  plant?: Plant;
  isPrinted?: boolean;
};

export async function createRun(options: RunOptions): Promise<Run> {
  const { seed, folder, template, accounts, plant = {}, isPrinted = false } = options;
  const clock = beginRun(seed);
  const random = createRandom(seed);
  const trace = createTrace({ isPrinted });
  const problems: Error[] = [];
  let checks: (() => void)[] = [];
  let number = 0;
  let isHealed = false;
  let mustRestart = false;

  const run = {
    seed,
    random,
    clock,
    trace,
    coverage: {} as Coverage,
    weather: weatherOf(seed, random),
    disk: await createDisk(folder, template),
    peers: createPeers({ step: trace.step, now: clock.now }),
    disturbances: [] as number[],
    nextNumber: () => ++number,
    happened(what: Covered) {
      trace.add(`happened: ${what}`);
      run.coverage[what] = (run.coverage[what] ?? 0) + 1;
    },
    disturb: ({ isWrite }: Call) => void (isWrite && run.disturbances.push(trace.step())),
    violated: (message: string) => run.report(new Violation(message)),
    report(error: unknown) {
      trace.add(`problem: ${String(error)}`);
      problems.push(error instanceof Error ? error : new Error(String(error)));
    },
    firstProblem: () => problems[0],
    answered(exchange: Exchange) {
      if (exchange.reply.status === 500) run.violated(`500 to ${exchange.request.what}`);
      run.model.acknowledged(exchange);
      run.afterLook(() => checkVisibility(run, exchange));
    },
    afterLook: (check: () => void) => void checks.push(check),
    async look() {
      if (mustRestart) {
        mustRestart = false;
        await crash(run, "crash before");
      }
      run.disk.dateUploads(clock.now());
      run.observer.look();
      const due = checks;
      checks = [];
      for (const check of due) check();
    },
    startFailed: () => void (mustRestart = true),
    heal() {
      isHealed = true;
      run.weather = CALM;
    },
    isHealed: () => isHealed,
  } as Run;
  run.machine = createMachine(run, plant);
  run.network = createNetwork(run);
  run.model = createModel(run);
  run.people = createPeople(run, accounts);
  run.observer = createObserver(run);
  run.observer.look();
  return run;
}
