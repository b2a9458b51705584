export const networkError = "Network error. Please check your connection and try again.";
