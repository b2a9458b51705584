/** Characters that change the direction of text: with them "fdp.exe" can look like "exe.pdf". */
export const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
