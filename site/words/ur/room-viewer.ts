export const name = "نمونے کا اپارٹمنٹ";
/** "نمونے کا اپارٹمنٹ: 2 بیڈروم، 1,113 sq ft" */
export const sampleFlatOf = (type: string, area: string) => `نمونے کا اپارٹمنٹ: ${type}، ${area}`;
/** The label of rooms whose home is not known. */
export const sampleFlat = "نمونے کا اپارٹمنٹ";
export const chooseRoom = "کمرہ";
export const livingRoom = "بیٹھک";
export const balcony = "بالکونی";
export const lookAround = "360° میں دیکھیں";
