import { paragraphs } from "#catalog/loader/markdown-texts.ts";
import { readEntries } from "#catalog/loader/read-entries.ts";
import { type Service, serviceFacts, serviceWords } from "./schema.ts";

const entries = readEntries("services", {
  facts: serviceFacts,
  words: serviceWords,
  text: paragraphs,
});

const services: Service[] = entries.map(({ key, facts, words, text }) => {
  const { since, ...rest } = facts;
  const { title, summary } = words;
  return { key, ...rest, title, summary, paragraphs: text, sinceLabel: `Since ${since}` };
});

export const serviceAlt: Record<string, string> = Object.fromEntries(
  entries.map(({ key, words }) => [`services/${key}`, words.alt]),
);

export function allServices(): Service[] {
  return services;
}

export function findService(id: string): Service | null {
  return services.find((service) => service.id === id) ?? null;
}

export function firstServices(count: number): Service[] {
  return services.slice(0, count);
}

/** By position, counted from 1, both ends included. */
export function servicesBetween(from: number, to: number): Service[] {
  return services.slice(from - 1, to);
}
