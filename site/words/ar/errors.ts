export const networkError = "خطأ في الشبكة. يرجى التحقق من الاتصال وإعادة المحاولة.";
export const partNotLoaded = "تعذر تحميل هذا الجزء من الصفحة";
export const partNotLoadedLead = "لم يُفقد شيء مما أرسلتموه.";
export const tryAgain = "إعادة المحاولة";
