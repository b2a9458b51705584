export const title = "About";
export const philosophy = "Philosophy";
export const howWeWork = "How we work";
export const allServices = "All services";
