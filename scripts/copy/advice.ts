import { countWords } from "#catalog/words.ts";
import type { ContentText } from "./content-texts.ts";

/** A hint on style, at the text that it is about. */
export type Advice = { file: string; line: number; message: string };

/** Patterns that a text should not have. */
const patterns: [RegExp, string][] = [
  [
    /\b(nestled|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|seamless(ly)?|iconic|luxurious|luxury|stunning|breathtaking|cutting[- ]edge|best[- ]in[- ]class|unrivalled|bespoke|premier|dream home|oasis of|synergy|solutions? provider|one[- ]stop|redefin(e|es|ing)|elevat(e|es|ing)|lifestyle)\b/i,
    "a cliché",
  ],
  [/\b(lorem|ipsum|coming soon|tbd|todo)\b/i, "filler"],
  [/!|\.\.\.|…/, "neither ! nor ... suits the site"],
  [
    /\b(colou?rize|colors?|center(ed|s)?|neighbors?|neighborhoods?|meters? (long|high|deep|across|wide)|kilometers?|gray|program(s)? of|favorites?|labor|aluminum|organiz\w+|recogniz\w+|minimiz\w+|traveling|modeled|modeling|fulfill|facade)\b/i,
    "the spelling is British",
  ],
  [
    / {2,}| [,.;:?]|--| - |[“”]/,
    "a doubled space, a space before a sign, or another dash or quote",
  ],
];

/** How many words the text of an entry should have. */
const lengths: Record<string, [min: number, max: number]> = {
  posts: [700, 1000],
  products: [50, 120],
  projects: [90, 180],
  services: [110, 190],
  team: [60, 180],
  testimonials: [12, 60],
};

/** What an editor might look at again. Nothing of it keeps a build from succeeding. */
export function adviceOn(texts: readonly ContentText[]): Advice[] {
  const advice = [
    ...texts.flatMap(onText),
    ...onLengths(texts),
    ...onRepetition(texts),
    ...onBeginnings(texts),
  ];
  return advice.toSorted((one, other) =>
    one.file === other.file ? one.line - other.line : one.file.localeCompare(other.file),
  );
}

function onText({ file, line, field, text }: ContentText): Advice[] {
  const messages = patterns.flatMap(([pattern, reason]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}": ${reason}`];
  });
  if (field === "subtitle" && text.length > 60)
    messages.push("a subtitle has 60 characters or fewer");
  if (field === "summary") {
    if (text.length > 160) messages.push("search engines cut a summary off after 160 characters");
    if (!text.endsWith(".") || sentences(text).length !== 1)
      messages.push("a summary is one sentence");
  }
  if (field === "alt" || file.includes("pictures")) {
    if (text.length > 125) messages.push("an alt text has 125 characters or fewer");
    if (/image of|picture of|\.$/i.test(text)) {
      messages.push('an alt text says what is shown, without "image of" and without a full stop');
    }
  }
  return messages.map((message) => ({ file, line, message }));
}

function onLengths(texts: readonly ContentText[]): Advice[] {
  return [...storiesByFile(texts)].flatMap(([file, parts]) => {
    const kind = file.split(/[\\/]/).at(-3) ?? "";
    const [min, max] = lengths[kind] ?? [0, Infinity];
    const words = countWords(parts.map(({ text }) => text));
    if (words >= min && words <= max) return [];
    const message = `the text has ${words} words; those of ${kind} have ${min} to ${max}`;
    return [{ file, line: parts[0]?.line ?? 1, message }];
  });
}

function onRepetition(texts: readonly ContentText[]): Advice[] {
  const seen = new Map<string, ContentText>();
  return (
    texts
      // Legal texts repeat themselves on purpose.
      .filter(({ file }) => !/[\\/]legal[\\/]/.test(file))
      .filter(({ field }) => field === "text" || field === "summary")
      .flatMap((text) =>
        sentences(text.text).flatMap((sentence) => {
          const first = seen.get(sentence);
          if (!first) seen.set(sentence, text);
          const place = first && `${first.file}:${first.line}`;
          return place
            ? [{ file: text.file, line: text.line, message: `a sentence also stands in ${place}` }]
            : [];
        }),
      )
  );
}

function onBeginnings(texts: readonly ContentText[]): Advice[] {
  const seen = new Map<string, string>();
  return [...storiesByFile(texts)].flatMap(([file, [first]]) => {
    if (!first || !/[\\/]projects[\\/]/.test(file)) return [];
    const beginning = first.text.split(/\s+/).slice(0, 3).join(" ");
    const other = seen.get(beginning);
    seen.set(beginning, file);
    const message = `the text begins as that of ${other}: "${beginning}"`;
    return other ? [{ file, line: first.line, message }] : [];
  });
}

function storiesByFile(texts: readonly ContentText[]): Map<string, ContentText[]> {
  return Map.groupBy(
    texts.filter(({ field }) => field === "text"),
    ({ file }) => file,
  );
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[\p{Lu}\d])/u).map((sentence) => sentence.toLowerCase());
}
