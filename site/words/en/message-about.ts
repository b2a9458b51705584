export const interestedIn = (subject: string) => `I am interested in ${subject}.`;
