export const submenuOf = (label: string) => `${label}، القائمة الفرعية`;
