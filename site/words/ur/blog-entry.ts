export const readingTime = (minutes: number) => `${minutes} منٹ کا مطالعہ`;
