export const aboutMember = (name: string) => `نبذة عن ${name}`;
export const education = "التعليم";
export const language = "اللغات";
