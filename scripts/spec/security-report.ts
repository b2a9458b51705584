/** Fails if a requirement is missing in docs/security.md, or a test or file that it names. */
import { readFileSync } from "node:fs";
import { REQUIREMENTS } from "./requirements.ts";
import { judgeLedger, readLedger } from "./security-ledger.ts";

const { counts, mistakes } = judgeLedger(
  readLedger(readFileSync("docs/security.md", "utf8")),
  REQUIREMENTS,
);
for (const mistake of mistakes) console.log(mistake);
const applying = counts.met + counts["not met"];
console.log(
  `security: ${counts.met} of ${applying} requirements that apply are met, ${counts["not met"]} are not, ` +
    `${counts["does not apply"]} do not apply`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
