import { z } from "zod";
import { DOCUMENT_FIELDS } from "#domain/document.ts";
import { LANG } from "#domain/language.ts";
import type { OptionLists } from "#domain/option-lists.ts";
import { line, lines } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

/** The form, the server and the mails share these choices. */
export const optionLists: OptionLists = readYaml(
  "forms/facts.yaml",
  z
    .strictObject({
      propertyTypes: lines,
      propertyInterests: lines,
      interestInHomes: line,
      otherInterest: line,
      pageFormSubjects: lines,
      otherSubjects: lines,
      countries: lines,
      relationshipManagers: z.record(line, line),
      nationalities: lines,
      genders: lines,
      specializations: lines,
    })
    .check(({ value, issues }) => {
      for (const name of ["interestInHomes", "otherInterest"] as const) {
        if (value.propertyInterests.includes(value[name])) continue;
        const message = "must be one of propertyInterests";
        issues.push({ code: "custom", input: value[name], path: [name], message });
      }
    }),
);

const words = readYaml(
  `forms/${LANG}.yaml`,
  z.strictObject({ reraNumber: line, documents: z.record(z.enum(DOCUMENT_FIELDS), line) }),
);

export const documentLabels = words.documents;

export const reraNumberLabel = words.reraNumber;
