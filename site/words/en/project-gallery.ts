export const gallery = "Gallery";
export const viewPicture = (description: string) => `View picture: ${description}`;
