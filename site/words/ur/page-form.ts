export const formName = "رابطہ";
export const subjectExample = "خدمات";
export const date = "پسندیدہ تاریخ";
export const dateExample = "مثلاً 12 جون";
export const enterName = "براہ کرم اپنا نام لکھیں";
export const enterEmail = "براہ کرم اپنی ای میل لکھیں";
export const enterSubject = "براہ کرم موضوع لکھیں";
export const enterNote = "براہ کرم اپنا پیغام لکھیں";
