export const loading = "جارٍ تحميل الفيلم";
export const ourStory = "قصتنا";
export const plantRoom = "جولة في غرفة المعدات";
