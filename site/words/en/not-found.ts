export const title = "Error 404";
export const heading = "Oops! Page Not Found!";
export const text =
  "The page you are looking for could not be found. It may have moved, or its address may be mistyped.";
export const backToHome = "Back to home";
export const otherPages = "Other pages";
export const seeOurProjects = "See our projects";
export const contactUs = "Contact us";
export const documentTitle = "Page not found";
export const documentDescription = (company: string) =>
  `The page you asked ${company} for could not be found. The address may be mistyped. Go to the home page or see our projects.`;
