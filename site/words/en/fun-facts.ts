export const inFigures = (company: string) => `${company} in figures`;
