export const stars = (value: number) => `${value} نجوم`;
// English has no `tooMany`.
export const tooMany = "نجوم";
