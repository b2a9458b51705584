export const lastChangedBefore = "آخری تبدیلی: ";
export const onThisPage = "اس صفحے پر";
export const questionsBeforeEmail = "اس صفحے کے بارے میں کوئی سوال ہے؟ ";
export const questionsAfterEmail = " پر لکھیں۔";
