import { z } from "zod";
import { LANG } from "#domain/language.ts";
import { line } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

const days = Number(process.env.RETENTION_DAYS);

const texts = readYaml(
  `pages/retention/${LANG}.yaml`,
  z.strictObject({ oneDay: line, days: line, noLimit: line }),
  { days: String(days) },
);

/** For the server that the site was built for. */
export const retentionText = retention();

function retention(): string {
  if (!days) return texts.noLimit;
  return days === 1 ? texts.oneDay : texts.days;
}
