export const page = (number: number) => `Page ${number}`;
