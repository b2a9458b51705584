export const rating = (stars: number) => `${stars} من 5 نجوم`;
