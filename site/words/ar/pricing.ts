export const title = "الأسعار";
export const pricingPlans = "الباقات";
export const pricedBySquareMetre = "السعر بالمتر المربع";
export const perSquareMetre = "لكل متر مربع";
