export const completed = (year: number) => `اكتمل في ${year}`;
export const due = (year: number) => `التسليم في ${year}`;
export const planned = (year: number) => `مخطط له في ${year}`;
