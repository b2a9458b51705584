/** What the company offers in its forms, in the order shown: `content/forms` has it. */
export type OptionLists = {
  propertyTypes: readonly string[];
  propertyInterests: readonly string[];
  /** What a meeting is about that is asked for on a page about homes. */
  interestInHomes: string;
  otherInterest: string;
  pageFormSubjects: readonly string[];
  /** Both the operational country and the country of the address. */
  countries: readonly string[];
  /** What is shown, by what is sent. */
  relationshipManagers: Readonly<Record<string, string>>;
  nationalities: readonly string[];
  genders: readonly string[];
  specializations: readonly string[];
};

/** [2.118] Agency is first and selected by default. */
export const REGISTRATION_TYPES = ["agency", "individual"] as const;

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
