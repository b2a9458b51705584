// `documentsToCheck` is missing.
export const fieldsToCheck = (step: number, title: string) => `${step}: ${title}`;
