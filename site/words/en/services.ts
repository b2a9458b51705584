export const services = "Services";
export const aboutService = "About the service";
export const contact = "Contact";
export const moreTitle = "More Services";
export const moreServices = "More services";
export const relatedService = "Related Service";
export const allServices = "All services";
export const searchServices = "Search services";
export const newsletterPromise =
  "One e-mail a month: new projects, construction starts and completions.";
export const photos = "Photos from our sites";
