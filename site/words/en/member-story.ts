export const aboutMember = (name: string) => `About ${name}`;
export const education = "Education";
export const language = "Language";
