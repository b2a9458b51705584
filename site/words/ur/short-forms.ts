export const otherTitle = "صحافت، ملازمت، کوئی اور بات";
const formNames = {
  interest: "دلچسپی درج کرائیں",
  home: "اس گھر کے بارے میں پوچھیں",
  other: otherTitle,
};
export const formName = (form: keyof typeof formNames) => formNames[form];
export const otherHeading = "ہمیں لکھیں";
export const otherText =
  "بتائیں کہ بات کیا ہے اور آپ سے کیسے رابطہ کیا جائے۔ ہمارے دفتر سے وہی جواب دیں گے جن سے اس بات کا تعلق ہو۔";
export const interestText = (development: string) =>
  `${development} کی فروخت ابھی شروع نہیں ہوئی۔ اپنا نام اور ای میل چھوڑ دیں، فروخت شروع ہونے کے دن ہم آپ کو لکھیں گے۔`;
export const homeText = (home: string, price: string | null) =>
  `${price === null ? home : `${home}، ${price}`}۔ اس گھر کا حوالہ آپ کے سوال کے ساتھ جائے گا؛ ملاقات کی ضرورت نہیں۔`;
export const oneIsEnough = "ای میل یا فون: دونوں میں سے ایک کافی ہے۔";
export const putOnList = "دلچسپی درج کرائیں";
export const onTheList = "آپ کا نام فہرست میں ہے۔ فروخت شروع ہونے کے دن ہم آپ کو لکھیں گے۔";
export const withReference = (text: string, reference: string | null) =>
  reference === null ? text : `${text} آپ کا حوالہ نمبر ${reference} ہے۔`;
