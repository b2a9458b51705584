export const contactMe = "Contact Me";
export const chatLabel = (name: string) => `Leave a message for ${name}`;
export const chatText = (name: string) => `I have a message for ${name}: `;
export const inFigures = "In figures";
export const profile = "Profile";
export const position = "Position";
export const experience = "Experience";
export const fax = "Fax";
