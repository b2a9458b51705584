export const picturesName = "الصور";
export const previousPicture = "الصورة السابقة";
export const nextPicture = "الصورة التالية";
