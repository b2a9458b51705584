export const rating = (stars: number) => `${stars} out of 5 stars`;
