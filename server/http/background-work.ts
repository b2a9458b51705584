import type { FastifyBaseLogger, FastifyInstance } from "fastify";

export type InBackground = (name: string, work: () => Promise<void>) => void;

/** Closing the server waits for the work; a failure is logged. */
export function createBackground(app: FastifyInstance, log: FastifyBaseLogger): InBackground {
  const underWay = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(underWay)));
  return (name, work) => {
    const task: Promise<void> = work()
      .catch((err: unknown) => log.error({ err, task: name }, "background work failed"))
      .finally(() => underWay.delete(task));
    underWay.add(task);
  };
}
