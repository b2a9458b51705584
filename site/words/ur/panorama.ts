export const roomName = (room: string, label: string) => `${room}، ہر سمت کا منظر۔ ${label}`;
export const help =
  "چاروں طرف دیکھنے کے لیے گھسیٹیں یا تیر والے بٹن دبائیں۔ پلس اور مائنس قریب اور دور کرتے ہیں، Home کا بٹن پہلے منظر پر لاتا ہے۔";
export const loading = "منظر لوڈ ہو رہا ہے…";
export const unsupported = "یہ براؤزر کمرے کو ہر سمت میں نہیں دکھا سکتا۔ تصویر اپنی جگہ ہے۔";
export const unreachable =
  "منظر لوڈ نہیں ہو سکا۔ تصویر اپنی جگہ ہے؛ آن لائن ہونے پر دوبارہ کوشش کریں۔";
export const turnLeft = "بائیں گھمائیں";
export const turnRight = "دائیں گھمائیں";
export const zoomIn = "قریب کریں";
export const zoomOut = "دور کریں";
export const firstView = "پہلے منظر پر واپس جائیں";
export const followDevice = "آلہ گھما کر چاروں طرف دیکھیں";
export const motionRefused = "آپ کا آلہ اس کی اجازت نہیں دیتا۔ چاروں طرف دیکھنے کے لیے گھسیٹیں۔";
