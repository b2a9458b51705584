export const interestedIn = (subject: string) => `مجھے ${subject} میں دلچسپی ہے۔`;
