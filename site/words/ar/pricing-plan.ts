export const askAbout = (pricingPlan: string) => `سؤال عن ${pricingPlan}`;
