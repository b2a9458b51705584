export const projects = "Projects";
export const selectedTitle = "Selected Projects";
export const selectedProjects = "Selected projects";
export const allProjects = "All projects";
export const moreSelectedProjects = "More selected projects";
export const upcomingProjects = "Upcoming Projects";
export const allProjectsHeading = "All Projects";
