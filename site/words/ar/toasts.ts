export const notificationsName = "التنبيهات، Alt+T";
export const closeNotification = "إغلاق التنبيه";
export const undo = "تراجع";
export const listsNotSaved =
  "يتعذر حفظ سلتكم وقوائمكم في الوقت الحالي. تبقى إلى أن تغلقوا الصفحة أو تعيدوا تحميلها.";
