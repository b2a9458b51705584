export const completed = (year: number) => `${year} میں مکمل`;
export const due = (year: number) => `${year} میں متوقع`;
export const planned = (year: number) => `${year} کے لیے مجوزہ`;
