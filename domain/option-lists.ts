/** The options of the forms, as they are sent and in the order shown. */

/** [3.012] Shown as "Manager 1" and so on. */
export const RELATIONSHIP_MANAGERS = ["manager1", "manager2", "manager3"] as const;

/** [3.013] Both the operational country and the country of the address. */
export const COUNTRIES = ["UAE", "Saudi Arabia", "Qatar", "Oman", "Kuwait", "Bahrain"] as const;

/** [3.014] */
export const NATIONALITIES = ["UAE", "India", "Pakistan", "UK", "USA", "Other"] as const;

/** [3.015] */
export const GENDERS = ["Male", "Female", "Other"] as const;

/** [3.016] */
export const SPECIALIZATIONS = ["Residential", "Commercial", "Luxury", "Off-Plan", "All"] as const;

/** [3.017] */
export const PROPERTY_INTERESTS = [
  "Buy a Property",
  "General Inquiry",
  "Investment Consultation",
] as const;

/** [2.078] */
export const PROPERTY_TYPES = ["Studio", "1 Bed", "2 Bed"] as const;

/** [3.004] After the placeholder 'Services', which cannot be chosen. */
export const PAGE_FORM_SUBJECTS = ["Furniture", "Complete Interior", "Exterior Design"] as const;

/** [2.118] Agency is first and selected by default. */
export const REGISTRATION_TYPES = ["agency", "individual"] as const;

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
