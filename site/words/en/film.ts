export const loading = "Loading the film";
export const ourStory = "Our Story";
export const plantRoom = "A walk through the plant room";
