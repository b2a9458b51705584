export const gallery = "تصویری گیلری";
export const viewPicture = (description: string) => `تصویر دیکھیں: ${description}`;
