import type { Figures } from "#domain/desk/figures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function makeFigures(changes: Partial<Figures> = {}): Figures {
  return {
    total: 8,
    weeks: [
      { start: Date.parse("2026-03-01T20:00:00Z"), kinds: { meeting: 1, contact: 2, broker: 0 } },
      { start: Date.parse("2026-03-08T20:00:00Z"), kinds: { meeting: 0, contact: 4, broker: 1 } },
    ],
    projects: [
      { title: null, leads: 6 },
      { title: "Creek Tower", leads: 2 },
    ],
    sources: [
      { source: "contact", leads: 6 },
      { source: "project", leads: 2 },
    ],
    answers: {
      median: 2.5 * HOUR,
      times: { hour: 3, fourHours: 1, day: 1, later: 1, none: 2 },
    },
    reached: { contacted: 4, viewing: 2, offer: 1, won: 1 },
    owners: [
      { ownerId: "bilal", leads: 5, answered: 4, median: 2 * HOUR, won: 1 },
      { ownerId: null, leads: 3, answered: 2, median: 5 * HOUR, won: 0 },
    ],
    waiting: [
      { ownerId: null, stage: "new", leads: 3, since: Date.now() - 2 * DAY },
      { ownerId: "bilal", stage: "offer", leads: 1, since: Date.now() - 20 * DAY },
      { ownerId: "bilal", stage: "new", leads: 1, since: Date.now() - 3 * DAY },
    ],
    ...changes,
  };
}
