export const scheduleMeeting = "Schedule Meeting";
export const openSidePanel = "Latest projects and contact";
export const openMobileMenu = "Menu";
export const login = "Login";
export const crmBadge = "CRM";
export const facebook = "Facebook";
export const instagram = "Instagram";
