/** `npm run copy`: hints on style for the texts in `content`, with file and line. It never fails. */
import { adviceOn } from "#scripts/copy/advice.ts";
import { contentTexts } from "#scripts/copy/content-texts.ts";

const advice = adviceOn(contentTexts("content"));
for (const line of advice) console.log(line);
console.log(`${advice.length === 0 ? "No" : advice.length} hints. They are advice: nothing fails.`);
