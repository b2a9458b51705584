export const phone =
  "M5.5 3.5h3l1.8 4.6-2.2 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.2 4.6 1.8v3a2 2 0 0 1-2.2 2A16.6 16.6 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2z";
export const mail = "M3 5.5h18v13H3zm0 .5 9 7 9-7";
export const mapPin =
  "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z";
export const clock = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2";
export const facebook =
  "M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.8 1.8-1.8h1.7V3h-2.3C12.5 3 10.5 4.6 10.5 7.2v2.3h-3V13h3v8z";
export const instagram =
  "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm5-9.2v.1";
export const share =
  "M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-10 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm10 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.2 10.9l5.6-3.6M9.2 13.2l5.6 3.5";
export const copy = "M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5";
export const file = "M6 3h8l4.5 4.5V21H6zm8 0v4.5h4.5";
export const upload = "M12 15V4M7 9l5-5 5 5M4 20h16";
export const printer = "M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z";
