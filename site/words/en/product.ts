export const addAReview = "Add a review";
export const yourRating = "Your rating";
export const review = "Review";
export const postReview = "Post review";
export const magnifiedPicture = "Magnified picture: drag it or use the arrow keys";
