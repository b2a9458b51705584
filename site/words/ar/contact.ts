export const formName = "استفسار";
export const propertyType = "نوع العقار";
export const title = "اتصلوا بنا";
export const otherBefore = "لا تبحثون عن منزل؟ ";
export const otherLink = "الصحافة، الوظائف، موضوع آخر";
export const question = "هل لديكم أي سؤال؟";
export const questionText = "أخبرونا عما تبحثون عنه وكيف نتواصل معكم، وسيجيبكم من يعرف المشروع.";
