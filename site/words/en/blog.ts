export const fullWidthTitle = "Latest News in full width";
export const leftSidebarTitle = "Latest News by topic";
export const latestNews = "Latest News";
export const readMore = "READ MORE...";
export const blogPages = "Blog pages";
export const sidebarName = "More from the blog";
export const relatedPosts = "Related posts";
export const tags = "Tags";
export const searchTheBlog = "Search the blog";
export const help = "How can we help?";
export const helpText = (city: string) =>
  `Ask about a project, a plan or a payment schedule: our ${city} office answers in person.`;
export const contactUs = "Contact Us";
export const ourLatestNews = "Our Latest News";
export const blog = "Blog";
export const allPosts = "All posts";
export const byAuthor = "By ";
