export const latestProjects = "أحدث المشاريع";
export const closePanel = "إغلاق اللوحة";
export const contactUs = "اتصلوا بنا";
export const newsletter = "النشرة البريدية";
export const newsletterPromise =
  "المشاريع الجديدة وسير العمل في مواقع البناء، مرة في الشهر على الأكثر.";
export const newsletterEmail = "البريد الإلكتروني للنشرة";
export const subscribe = "الاشتراك";
