export const latestProjects = "Latest projects";
export const closePanel = "Close panel";
export const contactUs = "Contact Us";
export const newsletter = "Newsletter";
export const newsletterPromise = "New launches and site progress, once a month at most.";
export const newsletterEmail = "E-mail for the newsletter";
export const subscribe = "Subscribe";
