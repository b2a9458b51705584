export const removeFile = (name: string) => `${name} ہٹائیں`;
export const chooseAFile = "فائل چنیں";
export const orDropIt = " یا یہاں گھسیٹ لائیں";
export const megabytes = (value: string) => `${value} MB`;
export const kilobytes = (value: number) => `${value} kB`;
export const documentRequired = (label: string) => `${label} لازمی ہے`;
export const refusedAndKept = (problem: string, selected: string) =>
  `${problem}۔ ${selected} بدستور منتخب ہے۔`;
export const refused = (problem: string) => `${problem}۔ فائل شامل نہیں کی گئی۔`;
