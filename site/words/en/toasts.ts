export const notificationsName = "Notifications, Alt+T";
export const closeNotification = "Close notification";
