export const inFigures = (company: string) => `${company} اعداد و شمار میں`;
