export const stars = (value: number) => `${value} ${value === 1 ? "ستارہ" : "ستارے"}`;
