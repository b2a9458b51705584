/** `npm run copy`: hints on style for the texts in `content`, with file and line. It never fails. */
import { adviceOn } from "#scripts/copy/advice.ts";
import { contentTexts } from "#scripts/copy/content-texts.ts";
import { searchAdvice } from "#scripts/copy/search-advice.ts";

const advice = [...adviceOn(contentTexts("content")), ...searchAdvice()];
for (const { file, line, message } of advice) console.log(`${file}:${line}: ${message}`);
console.log(`${advice.length === 0 ? "No" : advice.length} hints. They are advice: nothing fails.`);
