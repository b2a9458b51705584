export const formName = "التواصل";
export const subjectExample = "الخدمات";
export const date = "التاريخ المفضل";
export const dateExample = "مثلًا 12 يونيو";
export const enterName = "يرجى إدخال الاسم";
export const enterEmail = "يرجى إدخال البريد الإلكتروني";
export const enterSubject = "يرجى إدخال الموضوع";
export const enterNote = "يرجى إدخال الرسالة";
