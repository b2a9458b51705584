export const networkError = "Network error. Please check your connection and try again.";
export const partNotLoaded = "This part of the page could not be loaded";
export const partNotLoadedLead = "Nothing you sent has been lost.";
export const tryAgain = "Try again";
