import type { RegistrationType } from "#domain/option-lists.ts";
import * as words from "#words/broker.ts";

/** [2.119] [2.120] [9.022] The titles are fixed by the specification. */
export const STEP_TITLES: Record<RegistrationType, readonly [string, string, string]> = {
  agency: [words.companyInformation, words.addressInformation, words.requiredDocuments],
  individual: [words.personalInformation, words.professionalInformation, words.requiredDocuments],
};
