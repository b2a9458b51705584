export const askAbout = (plan: string) => `Ask about ${plan}`;
