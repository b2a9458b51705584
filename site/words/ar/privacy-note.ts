export const purposeAnswer = "نستخدم بياناتكم للرد عليكم.";
export const purposeNewsletter = "نستخدم عنوان بريدكم لنرسل إليكم نشرتنا البريدية.";
export const purposeRegistration = "نستخدم بياناتكم ومستنداتكم للنظر في طلب تسجيلكم.";
export const privacy = "الخصوصية";
export const termsOfUse = "شروط الاستخدام";
