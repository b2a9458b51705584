export const page = (number: number) => `صفحہ ${number}`;
