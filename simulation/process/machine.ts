import type { FastifyInstance } from "fastify";
import { untilIdle } from "#simulation/control/until-idle.ts";
import type { Call, Intercept } from "#simulation/faults/intercept.ts";
import { interceptDatabase } from "#simulation/faults/intercepted-database.ts";
import { interceptDocuments } from "#simulation/faults/intercepted-documents.ts";
import { interceptCrm, interceptMailer } from "#simulation/faults/intercepted-mailer.ts";
import { type Rewrite, rewriteDatabase } from "#simulation/faults/rewritten-database.ts";
import type { Machine, PendingCall, Run } from "#simulation/run.ts";
import type { Database } from "#server/storage/database.ts";
import { startProcess } from "./server-process.ts";

/** Changes what the server asks of its database, to plant a bug. */
export type Plant = { rewrite?: Rewrite; wrap?: (database: Database) => Database };

/** One server whose process crashes and starts again. */
export function createMachine(run: Run, plant: Plant): Machine {
  const { disk, peers, clock } = run;
  let incarnation = 0;
  let app: FastifyInstance | null = null;
  let isStarting = false;
  let calls: PendingCall[] = [];
  let underWay: (() => void)[] = [];

  function interceptOf(own: number): Intercept {
    return <Result>(call: Call, perform: () => Promise<Result>) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      if (own !== incarnation) return promise; // the process that asks has crashed
      calls.push({
        call,
        perform: () => resolve(perform()),
        performUnheard: () => Promise.allSettled([perform()]),
        async performAndFail(failure) {
          await Promise.allSettled([perform()]);
          reject(failure);
        },
        fail: reject,
      });
      return promise;
    };
  }

  function plantedDatabase(): Database {
    const { database } = disk.current();
    const wrapped = plant.wrap?.(database) ?? database;
    return plant.rewrite ? rewriteDatabase(wrapped, plant.rewrite) : wrapped;
  }

  return {
    isRunning: () => app !== null,
    isDown: () => app === null && !isStarting,
    calls: () => calls,
    take(chosen: PendingCall): void {
      calls = calls.filter((each) => each !== chosen);
    },
    async start() {
      isStarting = true;
      const own = incarnation;
      const intercept = interceptOf(own);
      const { documents, documentsFolder, uploadsFolder } = disk.current();
      try {
        const started = await startProcess({
          database: interceptDatabase(plantedDatabase(), intercept),
          documents: interceptDocuments(documents, documentsFolder, intercept),
          mailer: interceptMailer(peers.mailer, intercept),
          crm: interceptCrm(peers.crm, intercept),
          uploadsFolder,
          now: clock.now,
        });
        if (own === incarnation) [app, isStarting] = [started, false];
      } catch {
        // A server that cannot start ends, and is started again.
        if (own === incarnation) run.startFailed();
      }
    },
    async crash(isPowerCut: boolean): Promise<void> {
      incarnation++;
      [app, isStarting] = [null, false];
      calls = [];
      clock.stopAll();
      await disk.crash(isPowerCut);
      const lost = underWay;
      underWay = [];
      for (const lose of lost) lose();
      await untilIdle();
    },
    async send(request) {
      if (!app) return null;
      const { promise: lost, resolve: lose } = Promise.withResolvers<null>();
      const crashing = () => lose(null);
      underWay.push(crashing);
      // A download that breaks off has no response that a browser would take for a whole one.
      const response = app.inject(request).catch(() => null);
      const reply = await Promise.race([lost, response]);
      underWay = underWay.filter((each) => each !== crashing);
      return reply && { status: reply.statusCode, headers: reply.headers, body: reply.body };
    },
    app: () => app,
  };
}
