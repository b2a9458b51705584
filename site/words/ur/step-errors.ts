export const fieldsToCheck = (step: number, title: string, count: number) =>
  `مرحلہ ${step}، ${title}: براہ کرم ${count} ${count === 1 ? "خانہ" : "خانے"} دیکھیں۔`;
export const documentsToCheck = (step: number, title: string, count: number) =>
  `مرحلہ ${step}، ${title}: براہ کرم ${count} ${count === 1 ? "دستاویز" : "دستاویزات"} دیکھیں۔`;
