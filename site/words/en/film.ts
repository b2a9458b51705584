export const loading = "Loading the film";
