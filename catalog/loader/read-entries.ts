import { join } from "node:path";
import type { z } from "zod";
import { companyPlaceholders } from "#catalog/company-placeholders.ts";
import { LANG } from "#domain/language.ts";
import { ContentError, type Problem } from "./content-error.ts";
import { type ContentFile, openContentFile } from "./content-file.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import { entryKeys } from "./entry-keys.ts";
import { type MarkdownText, parseMarkdown } from "./markdown-file.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { type Ranked, rankOf, reportSharedRanks } from "./ranks.ts";
import { parseFields } from "./yaml-fields.ts";

type Kind<Facts extends z.ZodType, Words extends z.ZodType, Text> = {
  /** The same in every language. `order`, or else `id`, orders the entries. */
  facts: Facts;
  words: Words;
  text: (text: MarkdownText) => Text;
};

export type Entry<Facts, Words, Text> = { key: string; facts: Facts; words: Words; text: Text };

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const FOLDER_RULE =
  "the folder's name must be small letters, digits and hyphens, such as warsan-tower";

type Options = {
  language?: string | undefined;
  root?: string | undefined;
  /** All entries by default. */
  keys?: string[];
};

/** One entry per folder in `content/<kind>`, in order; the folder's name is its key. Throws one error with
 * every mistake in every file. */
export function readEntries<Facts extends z.ZodType<Ranked>, Words extends z.ZodType, Text>(
  kind: string,
  { facts, words, text }: Kind<Facts, Words, Text>,
  { language = LANG, root = CONTENT_FOLDER, keys = entryKeys(kind, root) }: Options = {},
): Entry<z.output<Facts>, z.output<Words>, Text>[] {
  const folder = join(root, kind);
  const problems: Problem[] = [];
  const entries: Entry<z.output<Facts>, z.output<Words>, Text>[] = [];
  const factsFiles: ContentFile[] = [];
  const open = (key: string, name: string) => {
    const file = openContentFile(join(folder, key, name), problems, companyPlaceholders);
    if (file) checkPlaceholders(file);
    return file;
  };

  for (const key of keys) {
    const factsFile = open(key, "facts.yaml");
    if (factsFile) factsFiles.push(factsFile);
    if (!KEY.test(key)) factsFile?.report(1, "", FOLDER_RULE);
    const wordsFile = open(key, `${language}.md`);
    const parsedFacts = factsFile && parseFields(factsFile, facts);
    const parsedWords = wordsFile && parseMarkdown(wordsFile, words, text);
    if (!parsedFacts || !parsedWords?.fields) continue;
    entries.push({ key, facts: parsedFacts, words: parsedWords.fields, text: parsedWords.text });
  }
  reportSharedRanks(factsFiles);
  if (problems.length > 0) throw new ContentError(problems);
  return entries.toSorted((one, other) => rankOf(one.facts) - rankOf(other.facts));
}
