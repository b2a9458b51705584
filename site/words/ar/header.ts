export const scheduleMeeting = "حجز موعد";
export const openSidePanel = "أحدث المشاريع والتواصل";
export const openMobileMenu = "القائمة";
export const login = "تسجيل الدخول";
export const crmBadge = "CRM";
export const facebook = "فيسبوك";
export const instagram = "إنستغرام";
