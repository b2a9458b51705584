export const needsScript = "يحتاج هذا العرض التجريبي إلى JavaScript.";
export const noAccounts = "عرض تجريبي: لا حسابات هنا، ولا يُرسل شيء مما تكتبونه ولا يُحفظ.";
export const confirmPassword = "تأكيد كلمة المرور";
export const confirmPasswordHelp = "اكتبوا كلمة المرور مرة أخرى.";
export const forgotPassword = "نسيتم كلمة المرور";
export const resendPassword = "إعادة إرسال كلمة المرور";
export const signIn = "تسجيل الدخول";
export const rememberMe = "تذكر بياناتي";
export const forgotPasswordQuestion = "نسيتم كلمة المرور؟";
export const login = "تسجيل الدخول";
export const signup = "إنشاء حساب";
export const fullName = "الاسم الكامل";
export const signUp = "إنشاء حساب";
export const facebook = "فيسبوك";
export const instagram = "إنستغرام";
export const whatsApp = "واتساب";
export const forgotPasswordDescription =
  "عرض تجريبي للشاشة التي تُطلب فيها كلمة مرور جديدة. لا حسابات هنا، ولا تُرسل منها أي رسالة إلكترونية.";
export const forgotPasswordLead = "أدخلوا عنوان بريدكم الإلكتروني";
export const returnToSignIn = "العودة إلى تسجيل الدخول";
export const signInDescription =
  "عرض تجريبي لشاشة تسجيل الدخول، مُلئت حقولها بقيم نموذجية. لا حسابات هنا، ولا يُرسل أي شيء.";
export const signInLead = "سجلوا الدخول إلى حسابكم";
export const createAnAccount = "إنشاء حساب جديد";
export const signupDescription =
  "عرض تجريبي لشاشة إنشاء حساب: الاسم والبريد الإلكتروني وكلمة المرور مرتين. لا يُنشأ أي حساب، ولا يُرسل أي شيء.";
