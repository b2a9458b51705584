export const services = "الخدمات";
export const aboutService = "عن الخدمة";
export const contact = "اتصلوا بنا";
export const moreTitle = "خدمات أخرى";
export const moreServices = "خدمات أخرى";
export const relatedService = "خدمة ذات صلة";
export const allServices = "جميع الخدمات";
export const searchServices = "بحث في الخدمات";
export const newsletterPromise =
  "رسالة واحدة في الشهر: المشاريع الجديدة، وما بدأ بناؤه، وما اكتمل.";
export const photos = "صور من مواقع البناء";
