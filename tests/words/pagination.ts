export const page = (number: number) => `صفحة ${number}`;
