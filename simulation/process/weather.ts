import type { Random } from "#simulation/control/random.ts";
import type { Part } from "#simulation/faults/intercept.ts";

/** How often each fault happens in one run, as probabilities. */
export type Weather = {
  requestLost: number;
  requestTwice: number;
  responseLost: number;
  error: Record<Part, number>;
  answerLost: Record<Part, number>;
  half: number;
  twice: number;
  crash: number;
  powerCut: number;
  stall: number;
  jump: number;
};

const none = { database: 0, mail: 0, webhook: 0, documents: 0 };

export const CALM: Weather = {
  requestLost: 0,
  requestTwice: 0,
  responseLost: 0,
  error: none,
  answerLost: none,
  half: 0,
  twice: 0,
  crash: 0,
  powerCut: 0,
  stall: 0,
  jump: 0,
};

/** One run in eight is calm; the others differ in what goes wrong most. */
export function weatherOf(seed: number, random: Random): Weather {
  if (seed % 8 === 0) return CALM;
  const upTo = (most: number) => (random.chance(0.3) ? 0 : random.share() * most);
  return {
    requestLost: upTo(0.15),
    requestTwice: upTo(0.2),
    responseLost: upTo(0.2),
    error: { database: upTo(0.05), mail: upTo(0.7), webhook: upTo(0.7), documents: upTo(0.3) },
    answerLost: { database: upTo(0.03), mail: upTo(0.3), webhook: upTo(0.3), documents: upTo(0.2) },
    half: upTo(0.2),
    twice: upTo(0.15),
    crash: upTo(0.015),
    powerCut: upTo(0.006),
    stall: upTo(0.015),
    jump: upTo(0.015),
  };
}
