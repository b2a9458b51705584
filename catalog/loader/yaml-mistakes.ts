import { type Document, type ErrorCode, visit } from "yaml";

type YamlMistake = { offset: number; message: string };

const ALIAS = "a text that begins with * must stand in quotes";

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "use spaces, not a tab",
  DUPLICATE_KEY: "this field is written twice",
  BAD_INDENT: "must begin in the same column as the fields around it",
  MULTILINE_IMPLICIT_KEY: "the next line is indented as if it belonged to this one",
  MISSING_CHAR: "a quotation mark or bracket above is not closed",
  BAD_SCALAR_START: "a text that begins with this sign must stand in quotes",
};

/** The first pattern that fits a line explains its mistake. */
const SIGNS: [RegExp, string][] = [
  [/^\s*[\w-]+:[^\s/]/, "write a space after the colon"],
  [/^[^:"'[\]{}]+$/, "write a field as its name, a colon, a space and its value"],
  [/:\s+[^"'\s].*(:(\s|$)| #)/, "a text with a colon or # in it must stand in quotes"],
  [/:\s+\*/, ALIAS],
  [/:\s+- /, "write each item of a list on a line of its own, below the field"],
  [/:\s+".*".|:\s+'.*'./, "a quotation mark within the text ends it too early"],
];

/** At most one mistake per line, because one leads to others. */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const tabs = document.errors.filter(({ code }) => code === "TAB_AS_INDENT");
  const errors = tabs.length > 0 ? tabs : document.errors;
  const mistakes = new Map<number, YamlMistake>();
  for (const { code, message, pos } of errors) {
    const [offset] = pos;
    const line = text.slice(0, offset).split("\n").length;
    // The first error of a line may be a consequence of the one with a plain message.
    if (mistakes.has(line) && !(code in MESSAGES)) continue;
    const sign = tabs.length > 0 ? null : signIn(text.split("\n")[line - 1] ?? "");
    mistakes.set(line, { offset, message: sign ?? MESSAGES[code] ?? message });
  }
  return mistakes.size > 0 ? [...mistakes.values()] : aliases(document);
}

function signIn(line: string): string | undefined {
  return SIGNS.find(([sign]) => sign.test(line))?.[1];
}

/** YAML reads a text that begins with * as a reference. */
function aliases(document: Document.Parsed): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      found.push({ offset: range?.[0] ?? 0, message: ALIAS });
    },
  });
  return found;
}
