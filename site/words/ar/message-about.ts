export const interestedIn = (subject: string) => `أود الاستفسار عن ${subject}.`;
