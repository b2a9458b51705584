export const rating = (value: number, total: number) => `${value} out of ${total} stars`;
