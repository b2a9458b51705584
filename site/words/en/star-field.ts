export const stars = (value: number) => (value === 1 ? "1 star" : `${value} stars`);
