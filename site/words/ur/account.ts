export const needsScript = "اس ڈیمو کے لیے JavaScript درکار ہے۔";
export const noAccounts =
  "یہ ڈیمو ہے: یہاں اکاؤنٹ نہیں بنتے، اور آپ جو لکھیں وہ نہ بھیجا جاتا ہے نہ محفوظ ہوتا ہے۔";
export const confirmPassword = "پاس ورڈ کی تصدیق";
export const confirmPasswordHelp = "پاس ورڈ دوبارہ لکھیں۔";
export const forgotPassword = "پاس ورڈ بھول گئے";
export const resendPassword = "پاس ورڈ دوبارہ بھیجیں";
export const signIn = "سائن ان";
export const rememberMe = "مجھے یاد رکھیں";
export const forgotPasswordQuestion = "پاس ورڈ بھول گئے؟";
export const login = "سائن ان کریں";
export const signup = "نیا اکاؤنٹ";
export const fullName = "پورا نام";
export const signUp = "اکاؤنٹ بنائیں";
export const facebook = "فیس بک";
export const instagram = "انسٹاگرام";
export const whatsApp = "واٹس ایپ";
export const forgotPasswordDescription =
  "نیا پاس ورڈ منگوانے کی اسکرین کا ڈیمو۔ یہاں کوئی اکاؤنٹ نہیں، اور اس سے کبھی کوئی ای میل نہیں بھیجی جاتی۔";
export const forgotPasswordLead = "اپنی ای میل لکھیں";
export const returnToSignIn = "سائن ان پر واپس جائیں";
export const signInDescription =
  "سائن ان اسکرین کا ڈیمو، جس میں نمونے کی معلومات پہلے سے درج ہیں۔ یہاں کوئی اکاؤنٹ نہیں، اور کچھ بھیجا نہیں جاتا۔";
export const signInLead = "اپنے اکاؤنٹ میں سائن ان کریں";
export const createAnAccount = "اکاؤنٹ بنائیں";
export const signupDescription =
  "اکاؤنٹ بنانے کی اسکرین کا ڈیمو: نام، ای میل اور دو بار لکھا ہوا پاس ورڈ۔ کوئی اکاؤنٹ نہیں بنتا، اور کچھ بھیجا نہیں جاتا۔";
