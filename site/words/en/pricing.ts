export const title = "Pricing";
export const pricingPlans = "Plans";
export const pricedBySquareMetre = "Priced by the square metre";
export const perSquareMetre = "per square metre";
