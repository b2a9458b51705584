export const otherTitle = "الصحافة، الوظائف، موضوع آخر";
const formNames = {
  interest: "تسجيل الاهتمام",
  home: "سؤال عن هذا المنزل",
  other: otherTitle,
};
export const formName = (form: keyof typeof formNames) => formNames[form];
export const otherHeading = "راسلونا";
export const otherText = "اكتبوا موضوع رسالتكم وكيف نتواصل معكم. سيجيبكم المختص في مكتبنا.";
export const interestText = (development: string) =>
  `لم يبدأ بيع منازل ${development} بعد. اتركوا اسمكم وبريدكم الإلكتروني، وسنراسلكم في يوم الطرح للبيع.`;
export const homeText = (home: string, price: string | null) =>
  `${price === null ? home : `${home}، ${price}`}. يُرسل المنزل مع سؤالكم، ولا حاجة إلى موعد.`;
export const oneIsEnough = "البريد الإلكتروني أو الهاتف: يكفي أحدهما.";
export const putOnList = "تسجيل الاهتمام";
export const onTheList = "أنتم على القائمة. سنراسلكم في يوم الطرح للبيع.";
export const withReference = (text: string, reference: string | null) =>
  reference === null ? text : `${text} رقمكم المرجعي ${reference}.`;
