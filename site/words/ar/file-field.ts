export const removeFile = (name: string) => `إزالة ${name}`;
export const chooseAFile = "اختيار ملف";
export const orDropIt = " أو إفلاته هنا";
export const megabytes = (value: string) => `${value} MB`;
export const kilobytes = (value: number) => `${value} kB`;
export const documentRequired = (label: string) => `${label}: مستند مطلوب`;
export const refusedAndKept = (problem: string, selected: string) =>
  `${problem}. ما زال الملف المختار ${selected}.`;
export const refused = (problem: string) => `${problem}. لم يُضف الملف.`;
