import { z } from "zod";
import { company } from "./company.ts";
import { alt, id, line, lines } from "./fields.ts";
import { paragraphs } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";
import { readPage } from "./loader/read-page.ts";

const entries = readEntries("team", {
  facts: z.strictObject({ id, phone: line, fax: line, email: z.email() }),
  words: z.strictObject({
    name: line,
    title: line,
    summary: line,
    education: lines,
    languages: lines,
    /** Of the photograph; without one, a monogram is drawn. */
    alt: alt.optional(),
  }),
  text: paragraphs,
});

const { street, area, city } = company.address;

const team = entries.map(({ key, facts, words: { alt: _alt, ...words }, text }) => ({
  key,
  ...facts,
  ...words,
  paragraphs: text,
  address: `${street}, ${area}, ${city}`,
}));

export type TeamMember = (typeof team)[number];

export const teamAlt: Record<string, string> = Object.fromEntries(
  entries.flatMap(({ key, words: { alt } }) => (alt ? [[`team/${key}`, alt]] : [])),
);

const page = readPage(
  "team-member",
  z.strictObject({
    experience: line,
    statistics: z.array(z.strictObject({ figure: line, label: line })),
    statisticsNote: line.optional(),
  }),
);

// [2.065], [2.066] The same for everyone.
export const teamExperience = page.experience;
export const teamStatistics = page.statistics;
export const teamStatisticsNote = page.statisticsNote;

export function allTeamMembers(): TeamMember[] {
  return team;
}

export function findTeamMember(id: string): TeamMember | null {
  return team.find((member) => member.id === id) ?? null;
}
