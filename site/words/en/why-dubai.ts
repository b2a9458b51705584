export const eyebrow = "Dubai";
export const heading = "Why Dubai";
