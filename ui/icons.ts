/** Line icons on a 24 px grid. Every page loads these; an icon of few pages is in a file of its own. */
export const arrowBack = "M20 12H4m6-6-6 6 6 6";
export const arrowForward = "M4 12h16m-6-6 6 6-6 6";
export const arrowUp = "M12 20V4M6 10l6-6 6 6";
export const chevronDown = "m6 9 6 6 6-6";
export const close = "m5 5 14 14M19 5 5 19";
export const menu = "M3 8h18M3 16h18";
export const plus = "M12 5v14M5 12h14";
export const minus = "M5 12h14";
export const check = "m4.5 12.5 5 5 10-11";

export const play = "M8 5.5v13l10.5-6.5z";
export const pause = "M9 5.5v13m6-13v13";

export const calendar = "M4 5.5h16v15H4zm0 4.5h16M8 3v5m8-5v5";

export const info = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5M12 7.6v.1";
export const warning = "M12 4 2.8 20h18.4zm0 6v4.5m0 2.5v.1";
export const search = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2L21 21";
export const zoom = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2L21 21M10.5 7.5v6m-3-3h6";

export const heart =
  "M12 20.2S3.5 15.3 3.5 9.1A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1z";
export const compare = "M4 8h15m-4-4 4 4-4 4m5 4H5m4-4-4 4 4 4";
export const bag = "M5 8h14l1 12.5H4zm4 3V7a3 3 0 0 1 6 0v4";
export const trash = "M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6";
export const star = "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z";

export const wholeMap = "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5";
export const grid = "M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z";

export const whatsapp =
  "m3.5 20.5 1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9.1 8.2c-.8.9-.6 2.5 1.1 4.4s3.5 2.5 4.6 1.9l.8-1-2-1.3-1 .8c-.9-.4-1.6-1.1-2-2l.7-1-1.1-2.2z";
