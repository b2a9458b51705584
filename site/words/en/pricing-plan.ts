export const askAbout = (pricingPlan: string) => `Ask about ${pricingPlan}`;
