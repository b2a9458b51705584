import { ContentError, type Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { LANG } from "#domain/language.ts";
import { allDevelopments } from "./developments.ts";
import { pictureSlots } from "./picture-slots.ts";

export const developmentAlt = readAlt();

function readAlt(): Record<string, string> {
  const alt: Record<string, string> = {};
  const problems = new Map<string, Problem>();
  for (const development of allDevelopments()) {
    const file = contentPath("developments", development.key, "pictures", `${LANG}.yaml`);
    for (const { slot, text } of pictureSlots(development)) {
      const shown = development.pictureTexts[text];
      if (shown !== undefined) alt[`developments/${development.key}/${slot}`] = shown;
      else problems.set(file + text, { file, line: 1, field: text, message: "is missing" });
    }
  }
  if (problems.size > 0) throw new ContentError([...problems.values()]);
  return alt;
}
