import { Violation } from "#simulation/process/violation.ts";
import type { Reply, Run } from "#simulation/run.ts";

const MOST_ATTEMPTS = 60;

/** Asks again after a lost or failed request; null if the person gives up before. */
export async function untilAnswered(
  run: Run,
  send: () => Promise<Reply | null>,
  patience: number,
): Promise<Reply | null> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const isHealed = run.isHealed();
    const reply = await send();
    if (reply && reply.status < 500 && reply.status !== 429) return reply;
    if (isHealed && reply) run.violated(`${reply.status} after all was well: ${reply.body}`);
    if (!isHealed && !run.random.chance(patience)) return null;
    run.happened("request repeated");
  }
  throw new Violation(`no answer after ${MOST_ATTEMPTS} attempts`);
}
