import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database, Statement } from "#server/storage/database.ts";

const RETRY_EVERY = 2000;

/** A session by its id, or by the hash of its cookie where it could not be read. */
type Ended = { key: string; statements: readonly Statement[] };

export type EndedSessions = ReturnType<typeof createEndedSessions>;

/** Sessions whose end the database could not store, such as with a full disk. They are refused at once and the
 * end is stored as soon as possible. A restart forgets them: their browsers no longer have the cookie. */
export function createEndedSessions(
  app: FastifyInstance,
  { database, log }: { database: Database; log: FastifyBaseLogger },
) {
  const waiting = new Map<string, Ended>();
  let retrying: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function retry(): Promise<void> {
    for (const { key, statements } of waiting.values()) {
      await database.transaction(statements);
      waiting.delete(key);
    }
    clearInterval(timer);
    timer = undefined;
  }

  function retryInBackground(): void {
    retrying ??= retry()
      .catch((err: unknown) => log.warn({ err }, "end of a session not stored, retry scheduled"))
      .finally(() => (retrying = undefined));
  }

  app.addHook("onClose", async () => {
    clearInterval(timer);
    await retrying;
    if (waiting.size > 0)
      await retry().catch((err: unknown) => log.error({ err }, "sessions not ended"));
  });

  return {
    has: (key: string): boolean => waiting.has(key),

    /** False if the database could not store it, which then happens later. */
    async end(ended: Ended): Promise<boolean> {
      try {
        await database.transaction(ended.statements);
        return true;
      } catch (err) {
        log.error({ err }, "end of a session not stored, retry scheduled");
        waiting.set(ended.key, ended);
        timer ??= setInterval(retryInBackground, RETRY_EVERY).unref();
        return false;
      }
    },
  };
}
