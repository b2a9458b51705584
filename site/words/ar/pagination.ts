export const page = (number: number) => `الصفحة ${number}`;
