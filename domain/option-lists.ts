/** The choices of the forms, from `content/forms`, in the order shown. */
export type OptionLists = {
  propertyTypes: readonly string[];
  propertyInterests: readonly string[];
  /** The subject of a meeting that is requested on a page about homes. */
  interestInHomes: string;
  otherInterest: string;
  pageFormSubjects: readonly string[];
  /** What people write about who do not look for a home. */
  otherSubjects: readonly string[];
  /** For the operational country and the country of the address. */
  countries: readonly string[];
  /** Shown names by sent values. */
  relationshipManagers: Readonly<Record<string, string>>;
  nationalities: readonly string[];
  genders: readonly string[];
  specializations: readonly string[];
};

/** [2.118] Agency is first and selected by default. */
export const REGISTRATION_TYPES = ["agency", "individual"] as const;

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
