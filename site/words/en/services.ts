export const services = "Services";
export const aboutService = "About the service";
export const contact = "Contact";
export const moreTitle = "More Services";
export const moreDescription =
  "Turnkey delivery, engineering, architecture and infrastructure, and what comes before and after: management, investment, safety and care.";
export const moreServices = "More services";
export const moreLead =
  "Design, construction, management and maintenance, from the first survey on.";
export const designAndDelivery = "Design and delivery";
export const managementAndCare = "Management and care";
export const description = (company: string) =>
  `How ${company} designs and builds: function first, ready for technology, for the community, in context, few and good, and made to last.`;
export const lead = "Our six design principles.";
export const sixServices = "Six services";
export const relatedService = "Related Service";
export const allServices = "All services";
export const searchServices = "Search services";
export const newsletterHeading = "Join 20,000 Subscribers";
export const newsletterPromise =
  "One e-mail a month: new projects, construction starts and completions.";
export const photos = "Photos from our sites";
export const unitedArabEmirates = "United Arab Emirates";
export const pakistan = "Pakistan";
