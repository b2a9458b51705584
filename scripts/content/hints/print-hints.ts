import { contentPath } from "#catalog/loader/content-path.ts";
import { adviceOn } from "./advice.ts";
import { contentTexts } from "./content-texts.ts";

/** Prints hints on style for the texts of the content, with file and line. It never fails. */
export async function printHints(): Promise<number> {
  const advice = adviceOn(contentTexts(contentPath()));
  for (const line of advice) console.log(line);
  console.log(
    `${advice.length === 0 ? "No" : advice.length} hints. They are advice: nothing fails.`,
  );
  return 0;
}
