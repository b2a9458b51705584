export const projects = "المشاريع";
export const selectedTitle = "مشاريع مختارة";
export const selectedProjects = "مشاريع مختارة";
export const allProjects = "جميع المشاريع";
export const moreSelectedProjects = "مشاريع مختارة أخرى";
export const upcomingProjects = "المشاريع القادمة";
export const allProjectsHeading = "جميع المشاريع";
