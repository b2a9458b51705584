export const projects = "منصوبے";
export const selectedTitle = "منتخب منصوبے";
export const selectedProjects = "منتخب منصوبے";
export const allProjects = "تمام منصوبے";
export const moreSelectedProjects = "مزید منتخب منصوبے";
export const upcomingProjects = "آئندہ منصوبے";
export const allProjectsHeading = "تمام منصوبے";
