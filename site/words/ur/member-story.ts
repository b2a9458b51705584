export const aboutMember = (name: string) => `${name} کے بارے میں`;
export const education = "تعلیم";
export const language = "زبانیں";
