export const picturesName = "تصویریں";
export const previousPicture = "پچھلی تصویر";
export const nextPicture = "اگلی تصویر";
