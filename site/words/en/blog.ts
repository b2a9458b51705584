export const fullWidthTitle = "Latest News in full width";
export const fullWidthDescription =
  "Our posts on buying, building and engineering in Dubai and Pakistan, set large: one picture and one story at a time.";
export const leftSidebarTitle = "Latest News by topic";
export const leftSidebarDescription =
  "Our posts on buying, building and engineering in Dubai and Pakistan, with search, related posts and topics on the left.";
export const latestNews = "Latest News";
export const description =
  "Notes from our sites and offices in Dubai and Pakistan: buying off-plan, building services, and how a builder of seventy years works.";
export const readMore = "READ MORE...";
export const lead =
  "Notes from our sites and offices: how we build, what we learn, and what a buyer should know.";
export const blogPages = "Blog pages";
export const sidebarName = "More from the blog";
export const relatedPosts = "Related posts";
export const tags = "Tags";
export const searchTheBlog = "Search the blog";
export const help = "How can we help?";
export const helpText =
  "Ask about a project, a plan or a payment schedule: our Dubai office answers in person.";
export const contactUs = "Contact Us";
export const ourLatestNews = "Our Latest News";
export const blog = "Blog";
export const allPosts = "All posts";
export const byAuthor = "By ";
