export const heading = "گھروں کے نقشے";
export const intro =
  "ایک قسم کے گھروں کا نقشہ ایک ہی ہے۔ بہت سے گھروں میں وہ الٹا یا گھمایا ہوا ہے؛ ہر گھر کا اپنا صفحہ دکھاتا ہے کہ وہ کس رخ پر ہے۔";
export const homes = (count: number) => `${count} گھر`;
export const available = (count: number) => (count === 0 ? "کوئی دستیاب نہیں" : `${count} دستیاب`);
export const prices = (lowest: string, highest: string) =>
  lowest === highest ? lowest : `${lowest} سے ${highest} تک`;
export const insideAndBalcony = (inside: string, balcony: string) =>
  `اندرونی رقبہ ${inside}، بالکونی ${balcony}`;
export const sampleFlat = "نمونے کے اپارٹمنٹ کے اندر";
export const sampleFlatIntro = (type: string | null) =>
  `${type ? `${type}، ` : ""}ہمارے ماڈل سے بنائی گئی تصویریں۔ ہر گھر کے اپنے صفحے پر 360° میں دیکھا جا سکتا ہے۔`;
export const rooms = "کمرے اور سائز";
