import { contentPath } from "#catalog/loader/content-path.ts";
import { contentTexts } from "#scripts/content/content-texts.ts";
import { adviceOn } from "./advice.ts";
import { heavyFiles } from "./heavy-files.ts";

export async function printHints(): Promise<number> {
  const folder = contentPath();
  const hints = [...adviceOn(contentTexts(folder)), ...heavyFiles(folder)];
  for (const line of hints) console.log(line);
  const count = `${hints.length || "No"} ${hints.length === 1 ? "hint" : "hints"}`;
  console.log(`${count}. They are advice: nothing fails.`);
  return 0;
}
