export const operationalCountry = "کام کا ملک";
export const operationalCountryHelp = "جہاں آپ کے بروکر زیادہ تر کام کرتے ہیں۔";
export const addressExample = "دفتر، عمارت، سڑک";
export const city = "شہر";
export const state = "صوبہ";
export const zipCode = "زپ کوڈ";
export const country = "ملک";
export const companyName = "کمپنی کا نام";
export const officeNumber = "دفتر کا نمبر";
export const companyWhatsApp = "کمپنی کا واٹس ایپ";
export const generalManagerWhatsApp = "جنرل مینیجر کا واٹس ایپ";
export const accountsContact = "اکاؤنٹس کا رابطہ";
export const website = "ویب سائٹ";
export const websiteExample = "www.example.com";
export const relationshipManager = "ریلیشن شپ مینیجر";
export const relationshipManagerHelp = "ہمارے ہاں آپ سے رابطہ رکھنے والا شخص، اگر کوئی ہو۔";
export const noRelationshipManager = "کوئی نہیں";
export const chooseDocumentsAgain =
  "براہ کرم اپنی دستاویزات دوبارہ چنیں: صفحہ دوبارہ لوڈ ہونے پر فائلیں محفوظ نہیں رہتیں۔";
export const documentLimits = "ہر فائل زیادہ سے زیادہ 10 MB، سب مل کر زیادہ سے زیادہ 30 MB۔";
export const goodToKnow = "جاننے کی باتیں";
export const documentsHeading = "درکار دستاویزات";
export const agency = "ایجنسی";
export const individual = "انفرادی بروکر";
export const questions = "کوئی سوال؟";
export const phoneNumber = "فون نمبر";
export const whatsAppNumber = "واٹس ایپ نمبر";
export const nationality = "شہریت";
export const dateOfBirth = "تاریخ پیدائش";
export const gender = "جنس";
export const preferNotToSay = "بتانا نہیں چاہتے";
export const yearsOfExperience = "تجربہ (سال)";
export const specialization = "مہارت کا شعبہ";
export const languages = "زبانیں";
export const languagesExample = "انگریزی، اردو";
export const currentCompany = "موجودہ کمپنی";
export const previousStep = "پیچھے";
export const submitRegistration = "رجسٹریشن بھیجیں";
export const nextStep = "اگلا مرحلہ";
export const emailReceipt = "ای میل سے تصدیق";
export const emailReceiptText =
  "آپ کو ایک ای میل ملے گی جس میں آپ کی بھیجی ہوئی سب چیزوں کی فہرست ہو گی۔ براہ کرم اسپام فولڈر بھی دیکھ لیں۔";
export const documentCheck = "دستاویزات کی جانچ";
export const documentCheckText =
  "ہماری بروکر ٹیم آپ کی دستاویزات دیکھتی ہے اور کچھ کم ہو تو آپ سے پوچھتی ہے۔";
export const phoneCall = "فون کال";
export const phoneCallText =
  "ہم آپ کو کال کرتے ہیں، شرائط طے کرتے ہیں اور وہ منصوبے دکھاتے ہیں جو بروکروں کے لیے کھلے ہیں۔";
export const thanks = "شکریہ۔ اب آگے یہ ہو گا۔";
export const seeOurProjects = "ہمارے منصوبے دیکھیں";
export const registerAnotherBroker = "ایک اور بروکر رجسٹر کریں";
export const steps = "مراحل";
export const stepHasErrors = "خرابی:";
export const stepIsDone = "مکمل:";
export const companyInformation = "کمپنی کی معلومات";
export const addressInformation = "پتے کی معلومات";
export const requiredDocuments = "لازمی دستاویزات";
export const personalInformation = "ذاتی معلومات";
export const professionalInformation = "پیشہ ورانہ معلومات";
export const agencyHelp = "لائسنس یافتہ کمپنی، جس کے بروکر ہمارے منصوبے بیچیں گے۔";
export const individualHelp = "اپنے ہی نام سے کام کرنے والا ایجنٹ۔";
export const typeOfRegistration = "رجسٹریشن کی قسم";
export const typeQuestion = "آپ ہمارے ساتھ کیسے کام کریں گے؟";
export const registrationType = "رجسٹریشن کی قسم";
export const continueRegistration = "رجسٹریشن جاری رکھیں";
export const uploadCancelled = "اپ لوڈ منسوخ ہو گیا۔ آپ کے جوابات اور دستاویزات یہیں موجود ہیں۔";
export const documentAccess =
  "ہماری بروکر ٹیم آپ کی رجسٹریشن جانچنے کے لیے آپ کی دستاویزات کھولتی ہے۔ ہمارا سرور چلانے والی کمپنیاں انھیں ہماری ہدایت پر محفوظ رکھتی ہیں۔";
export const deletionBeforeEmail = "انھیں مٹوانے کے لیے ";
export const deletionAfterEmail = " پر لکھیں۔";
export const referenceBefore = "آپ کا حوالہ نمبر ";
export const referenceAfter = " ہے۔ ہمیں لکھتے یا کال کرتے وقت براہ کرم یہ نمبر بتائیں۔";
export const somethingToAddBeforeEmail = "کچھ اور بتانا ہے؟ ";
export const somethingToAddAfterEmail = " پر لکھیں۔";
export const needsScriptBeforeEmail =
  "یہاں رجسٹریشن کے لیے JavaScript درکار ہے۔ اس کے بغیر، براہ کرم اس صفحے پر درج دستاویزات ";
export const needsScriptAfterEmail = " پر بھیجیں اور بتائیں کہ آپ سے کیسے رابطہ کیا جائے۔";
export const title = "بروکر رجسٹریشن";
export const description =
  "ایجنسی یا انفرادی بروکر کے طور پر رجسٹر ہوں: تین مختصر مرحلے اور آپ کی دستاویزات، پھر ہماری بروکر ٹیم آپ کو کال کرتی ہے۔";
export const lead =
  "ہمارے منصوبے بیچنے کے لیے رجسٹر ہوں۔ تین مختصر مرحلے اور آپ کی دستاویزات؛ پھر ہم آپ کو کال کریں گے۔";
