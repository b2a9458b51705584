export const rating = (stars: number) => `5 میں سے ${stars} ${stars === 1 ? "ستارہ" : "ستارے"}`;
