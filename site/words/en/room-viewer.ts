export const name = "The sample flat";
/** "Sample flat: 2 bedrooms, 1,113 sq ft" */
export const sampleFlatOf = (type: string, area: string) => `Sample flat: ${type}, ${area}`;
/** The label of rooms whose home is not known. */
export const sampleFlat = "Sample flat";
export const chooseRoom = "Room";
export const livingRoom = "Living room";
export const balcony = "Balcony";
export const lookAround = "Look around in 360°";
