import { relative, sep } from "node:path";
import { isPlaceholderNumber } from "#domain/placeholder-number.ts";
import { type ContentText, contentTexts } from "#scripts/content/content-texts.ts";

/** `spellings` are all ways in which a page may write the fact. */
export type DemoFact = { kind: string; text: string; spellings: string[] };

type Spell = (text: string, key: string) => string[];

const asWritten: Spell = (text) => [text];

/** The name is also part of file names and URLs. */
const nameOfCompany: Spell = (text) => {
  const words = text.toLowerCase().split(" ");
  return [text, words.join("-"), words.join("_"), words.join("")];
};

/** The key of an entry is in the URLs of its pictures. */
const titleOfEntry: Spell = (text, key) => [text, key];

const phoneNumber: Spell = (text) => {
  const digits = text.replaceAll(/\D/g, "");
  return [text, digits];
};

const link: Spell = (text) => {
  const withoutScheme = text.replace(/^https?:\/\/(www\.)?/, "");
  return [withoutScheme, `www.${withoutScheme}`];
};

/** By folder and field. Cities, countries and services are not facts of one company. */
const FACTS: Record<string, Record<string, [kind: string, spell: Spell]>> = {
  company: {
    name: ["company", nameOfCompany],
    chatName: ["company", asWritten],
    legalName: ["company", asWritten],
    tagline: ["tagline", asWritten],
    street: ["address", asWritten],
    email: ["e-mail address", asWritten],
    phones: ["telephone number", phoneNumber],
    chatNumber: ["telephone number", phoneNumber],
    siteUrl: ["link", link],
    crmUrl: ["link", link],
    "social.facebook": ["link", link],
    "social.instagram": ["link", link],
  },
  team: {
    name: ["person", titleOfEntry],
    email: ["e-mail address", asWritten],
    phone: ["telephone number", phoneNumber],
    fax: ["telephone number", phoneNumber],
  },
  testimonials: { name: ["person", titleOfEntry] },
  pages: { "clientQuote.name": ["person", asWritten], "reviews.name": ["person", asWritten] },
  posts: { title: ["post", titleOfEntry], author: ["person", asWritten] },
  projects: { title: ["project", titleOfEntry] },
  products: { title: ["product", titleOfEntry] },
  developments: {
    projectNumber: ["project number", asWritten],
    permit: ["permit", asWritten],
    escrow: ["escrow account", asWritten],
  },
};

/** Each fact once, with the spellings of all its fields. */
export function demoFacts(folder: string): DemoFact[] {
  const facts: DemoFact[] = [];
  for (const text of contentTexts(folder, ["en.md", "en.yaml", "facts.yaml"])) {
    const fact = toFact(text, folder);
    if (!fact) continue;
    const same = facts.find((known) => known.spellings.some((it) => fact.spellings.includes(it)));
    if (same) same.spellings.push(...fact.spellings);
    else facts.push(fact);
  }
  return facts;
}

function toFact({ file, field, text }: ContentText, folder: string): DemoFact | null {
  const [name = "", key = ""] = relative(folder, file).split(sep);
  const [kind, spell] = FACTS[name]?.[field] ?? [];
  return kind && spell && !isPlaceholderNumber(text)
    ? { kind, text, spellings: spell(text, key) }
    : null;
}
