export const unitedArabEmirates = "United Arab Emirates";
export const pakistan = "Pakistan";
