export const breadcrumbName = "صفحے کا راستہ";
export const home = "ہوم";
