export const inFullWidth = "، بعرض كامل";
export const withLeftSidebar = "، مع شريط جانبي";
export const inThisArticle = "في هذا المقال";
export const tags = "الوسوم";
export const share = "مشاركة";
export const readNext = "اقرأوا أيضًا";
