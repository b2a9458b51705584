export const contactMe = "Contact Me";
