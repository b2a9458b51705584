export const price = "قیمت";
export const oldPrice = "پرانی قیمت";
export const brand = "برانڈ";
export const size = "سائز";
export const compare = "موازنہ";
export const fact = "خصوصیت";
export const action = "کارروائی";
export const removeFromCompare = (product: string) => `${product} کو موازنے سے ہٹائیں`;
/** "پسند کی فہرست (2)" */
export const counted = (list: string, count: number) => (count === 0 ? list : `${list} (${count})`);
export const wishlist = "پسند کی فہرست";
export const wishlistEmpty = "کسی چیز کو یہاں محفوظ کرنے کے لیے اس پر دل کا نشان چنیں۔";
export const compareEmpty = "یہاں موازنے کے لیے دو یا زیادہ چیزوں پر دو تیروں کا نشان چنیں۔";
export const addProductToCart = (product: string) => `ٹوکری میں ڈالیں: ${product}`;
export const removeFromWishlist = (product: string) => `${product} کو پسند کی فہرست سے ہٹائیں`;
