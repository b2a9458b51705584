export const documentTitle = (screen: string) => `${screen} · Desk`;
export const navigation = "Desk";
export const menu = "Menu";
export const board = "Board";
export const homes = "Homes";
export const figures = "Figures";
export const people = "People";
export const exportLeads = "Export";
export const audit = "Audit";
export const yourAccount = "Your account";
export const help = "Keyboard help";
export const skipToContent = "Skip to content";
export const retry = "Try again";
export const cancel = "Cancel";
export const loading = "Loading";
export const notFoundTitle = "There is no such page";
export const notFoundText = "The link may be mistyped, or the page has moved.";
export const toInbox = "Go to the inbox";
export const failedTitle = "This did not load";
export const failedText =
  "The server responded with an error. Nothing was lost; try again in a moment.";
export const offlineTitle = "No connection";
export const offlineText = "The server cannot be reached. Check the connection, then try again.";
export const offlineNotice =
  "No connection. What you type is kept in this tab; send it when you are back.";
export const crashedTitle = "Something went wrong";
export const crashedText =
  "The desk ran into an error of its own. What you typed is kept in this tab.";
export const reload = "Reload the desk";
export const notSent = "No response from the server. What you typed is kept; try again.";
export const somethingFailed = "That did not work. Your text is kept; try again in a moment.";
export const errorMessages: Record<number, string> = {
  403: "Your account may not do this.",
  429: "Two of your exports are still being downloaded. Wait until one is done, or cancel it.",
  404: "It is not there any more, or it belongs to somebody else.",
};
