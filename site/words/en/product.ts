export const addAReview = "Add a review";
export const yourRating = "Your rating";
export const review = "Review";
export const postReview = "Post review";
export const magnifiedPicture = "Magnified picture: drag it or use the arrow keys";
export const documentDescription = (title: string, brand: string, size: string, colour: string) =>
  `${title} by ${brand}, ${size}, ${colour}: a piece of our demonstration shop, with its materials and reviews.`;
export const moreProducts = "More products";
export const allProducts = "All products";
export const price = "Price";
export const oldPrice = "Old price";
export const reviews = "Reviews";
export const size = "Size";
export const colour = "Colour";
export const category = "Category";
export const tags = "Tags";
export const tabsName = "More about the product";
export const description = "Description";
export const madeOf = "Made of";
