export const scheduleMeeting = "ملاقات طے کریں";
export const openSidePanel = "تازہ منصوبے اور رابطہ";
export const openMobileMenu = "مینو";
export const login = "سائن ان";
export const crmBadge = "CRM";
export const facebook = "فیس بک";
export const instagram = "انسٹاگرام";
