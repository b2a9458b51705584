export const inFullWidth = "، پوری چوڑائی میں";
export const withLeftSidebar = "، جانبی پٹی کے ساتھ";
export const inThisArticle = "اس تحریر میں";
export const tags = "ٹیگ";
export const share = "شیئر کریں";
export const readNext = "یہ بھی پڑھیں";
