export const picturesName = "Pictures";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
