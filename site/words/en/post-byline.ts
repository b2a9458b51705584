export const readingTime = (minutes: number) => `${minutes} min read`;
