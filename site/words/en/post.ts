export const inFullWidth = ", in full width";
export const withLeftSidebar = ", with left sidebar";
export const inThisArticle = "In this article";
export const tags = "Tags";
export const share = "Share";
export const readNext = "Read next";
