export const lastChangedBefore = "آخر تعديل في ";
export const onThisPage = "في هذه الصفحة";
export const questionsBeforeEmail = "هل لديكم أسئلة عن هذه الصفحة؟ راسلونا على ";
export const questionsAfterEmail = ".";
