export const inFigures = (company: string) => `${company} بالأرقام`;
