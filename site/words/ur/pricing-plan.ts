export const askAbout = (pricingPlan: string) => `${pricingPlan} کے بارے میں پوچھیں`;
