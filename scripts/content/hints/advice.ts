import type { ContentText } from "#scripts/content/content-texts.ts";

const patterns: [RegExp, string][] = [
  [
    /\b(nestled|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|seamless(ly)?|iconic|luxurious|luxury|stunning|breathtaking|cutting[- ]edge|best[- ]in[- ]class|unrivalled|bespoke|premier|dream home|oasis of|synergy|solutions? provider|one[- ]stop|redefin(e|es|ing)|elevat(e|es|ing)|lifestyle)\b/i,
    "a cliché",
  ],
  [/\b(lorem|ipsum|coming soon|tbd|todo)\b/i, "filler"],
  [/!|\.\.\.|…/, "neither ! nor ... suits the site"],
  [
    /\b(colou?rize|colors?|center(ed|s)?|neighbors?|neighborhoods?|kilometers?|gray|favorites?|labor|aluminum|organiz\w+|recogniz\w+|minimiz\w+|traveling|model(ed|ing)|fulfill|facade)\b/i,
    "the spelling is British",
  ],
  [
    / {2,}| [,.;:?]|--| - |[“”]/,
    "a doubled space, a space before a sign, or another dash or quote",
  ],
];

/** The most characters of a field. */
const lengths: Record<string, number> = { subtitle: 60, summary: 160, alt: 125 };

/** Advice never fails a build. */
export function adviceOn(texts: readonly ContentText[]): string[] {
  return texts.flatMap(({ file, line, field, text }) => {
    const hints = patterns.flatMap(([pattern, reason]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`"${found}": ${reason}`];
    });
    const [kind = ""] = field.split(".");
    const most = lengths[kind] ?? Infinity;
    if (text.length > most) hints.push(`${field} has more than ${most} characters`);
    return hints.map((hint) => `${file}:${line}: ${hint}`);
  });
}
