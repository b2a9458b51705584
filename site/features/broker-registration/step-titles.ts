import type { RegistrationType } from "#domain/option-lists.ts";

/** [2.119] [2.120] [9.022] */
export const STEP_TITLES: Record<RegistrationType, readonly [string, string, string]> = {
  agency: ["Company Information", "Address Information", "Required Documents"],
  individual: ["Personal Information", "Professional Information", "Required Documents"],
};
