export const networkError = "Network error. Please check your connection and try again.";
export const pageNotLoaded = "This page could not be loaded";
export const pageNotLoadedLead =
  "Your connection may have dropped. Nothing you sent has been lost.";
export const tryAgainBeforePhone = "Try again, or call us on ";
export const tryAgain = "Try again";
export const tryAgainAfterPhone = ".";
