export const purposeAnswer = "آپ کی معلومات ہم آپ کو جواب دینے کے لیے استعمال کرتے ہیں۔";
export const purposeNewsletter = "آپ کی ای میل ہم اپنا نیوز لیٹر بھیجنے کے لیے استعمال کرتے ہیں۔";
export const purposeRegistration =
  "آپ کی معلومات اور دستاویزات ہم آپ کی رجسٹریشن پر غور کے لیے استعمال کرتے ہیں۔";
export const privacy = "رازداری";
export const termsOfUse = "استعمال کی شرائط";
