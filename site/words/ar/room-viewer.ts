export const name = "الشقة النموذجية";
/** "شقة نموذجية: غرفتا نوم، 1,113 sq ft" */
export const sampleFlatOf = (type: string, area: string) => `شقة نموذجية: ${type}، ${area}`;
/** The label of rooms whose home is not known. */
export const sampleFlat = "شقة نموذجية";
export const chooseRoom = "الغرفة";
export const livingRoom = "غرفة المعيشة";
export const balcony = "الشرفة";
export const lookAround = "جولة بزاوية 360°";
