export const gallery = "معرض الصور";
export const viewPicture = (description: string) => `عرض الصورة: ${description}`;
