export const title = "من نحن";
export const philosophy = "فلسفتنا";
export const howWeWork = "كيف نعمل";
export const allServices = "جميع الخدمات";
