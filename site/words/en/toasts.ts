export const notificationsName = "Notifications, Alt+T";
export const closeNotification = "Close notification";
export const undo = "Undo";
export const listsNotSaved =
  "Your cart and lists cannot be saved at the moment. They are kept until you close or reload the page.";
