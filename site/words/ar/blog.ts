export const fullWidthTitle = "آخر الأخبار بعرض كامل";
export const leftSidebarTitle = "آخر الأخبار حسب الموضوع";
export const latestNews = "آخر الأخبار";
export const readMore = "متابعة القراءة…";
export const blogPages = "صفحات المدونة";
export const sidebarName = "المزيد من المدونة";
export const relatedPosts = "مقالات ذات صلة";
export const tags = "الوسوم";
export const searchTheBlog = "بحث في المدونة";
export const help = "كيف يمكننا مساعدتكم؟";
export const helpText = (city: string) =>
  `اسألوا عن مشروع أو مخطط أو خطة سداد: في مكتبنا في ${city} يجيبكم شخص لا آلة.`;
export const contactUs = "اتصلوا بنا";
export const ourLatestNews = "آخر أخبارنا";
export const blog = "المدونة";
export const allPosts = "جميع المقالات";
export const byAuthor = "بقلم ";
