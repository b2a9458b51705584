import { brightBrass, clay, ink, paper, sand, sea } from "#studio/palette.ts";
import { type Portrait, type Sheet, shade, tint } from "./portrait.ts";

const FACE =
  "M135 78C160 78 174 98 173 128C172 158 158 188 135 188C112 188 98 158 97 128C96 98 110 78 135 78Z";
/** The turned-away half of the face, as a fold in the paper. */
const FACE_FOLD =
  "M135 78C160 78 174 98 173 128C172 158 158 188 135 188C143 170 146 150 143 128C141 112 142 92 135 78Z";
const NECK =
  "M116 166C118 196 112 208 100 218L170 218C158 208 152 196 154 166C148 182 122 182 116 166Z";

function face(skin: string): Sheet[] {
  return [
    { d: NECK, color: shade(skin, 0.2), lift: "low" },
    { d: FACE, color: skin, lift: "low" },
    { d: FACE_FOLD, color: shade(skin, 0.09), lift: "flat" },
  ];
}

/** Grey at the temples, a trimmed beard, a dark band-collared jacket. */
const managingDirector: Portrait = {
  ground: ["#3A6663", sea],
  disc: { x: 150, y: 132, radius: 92, color: brightBrass },
  sheets: [
    {
      d: "M8 360C12 286 44 246 98 226L172 226C226 246 258 286 262 360Z",
      color: shade(sea, 0.62),
      lift: "high",
    },
    ...face("#B98A66"),
    {
      d: "M97 132C96 168 112 196 135 196C158 196 174 168 173 132C168 150 160 158 149 156C142 153 128 153 121 156C110 158 102 150 97 132Z",
      color: "#4A4A43",
      lift: "low",
    },
    {
      d: "M93 130C86 86 108 60 140 62C170 62 186 88 177 130C174 118 172 108 164 100C146 104 122 102 108 96C100 106 97 118 93 130Z",
      color: "#3B3F3A",
      lift: "low",
    },
    {
      d: "M93 130C90 112 92 98 99 88C104 92 106 95 108 96C100 106 97 118 93 130ZM177 130C180 112 178 100 172 90C168 94 166 98 164 100C172 108 174 118 177 130Z",
      color: "#8B8A7E",
      lift: "flat",
    },
    {
      d: "M98 214C108 226 124 232 135 232C146 232 162 226 172 214L176 230C164 244 148 250 135 250C122 250 106 244 94 230Z",
      color: paper,
      lift: "low",
    },
    {
      d: "M94 226C60 238 26 262 14 360L128 360L133 250C118 250 102 242 94 226Z",
      color: ink,
      lift: "high",
    },
    {
      d: "M176 226C210 238 244 262 256 360L128 360L133 250C152 250 168 242 176 226Z",
      color: shade(sea, 0.68),
      lift: "low",
    },
    {
      d: "M130 272a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M129 300a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M128 328a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
      color: brightBrass,
      lift: "flat",
    },
  ],
};

/** Dark hair in a low knot, a clay shawl over an ivory kurta. */
const chiefArchitect: Portrait = {
  ground: ["#E7D6B4", sand],
  disc: { x: 118, y: 136, radius: 92, color: clay },
  sheets: [
    {
      d: "M172 148C196 138 212 154 206 174C200 192 178 194 168 178Z",
      color: "#2A2420",
      lift: "low",
    },
    {
      d: "M20 360C24 292 54 252 100 232L170 232C216 252 246 292 250 360Z",
      color: tint(sand, 0.7),
      lift: "high",
    },
    ...face("#CFA27E"),
    {
      d: "M90 150C78 92 102 54 140 56C178 56 194 92 182 156C180 168 174 176 168 182C176 150 174 120 158 98C142 112 116 116 102 116C96 126 94 138 90 150Z",
      color: "#2F2823",
      lift: "low",
    },
    {
      d: "M158 98C150 84 140 74 126 72C112 80 104 98 102 116C116 116 142 112 158 98Z",
      color: "#3B322B",
      lift: "low",
    },
    {
      d: "M112 222L135 262L158 222C168 228 174 232 176 234L150 300L135 330L118 298L94 234C98 230 104 226 112 222Z",
      color: paper,
      lift: "low",
    },
    {
      d: "M110 216C84 228 40 250 22 300C16 322 14 342 14 360L150 360C120 320 104 270 110 216Z",
      color: clay,
      lift: "high",
    },
    {
      d: "M110 216C96 240 96 300 120 360L150 360C120 320 104 270 110 216Z",
      color: shade(clay, 0.22),
      lift: "flat",
    },
    {
      d: "M160 218C186 230 230 250 246 300C252 320 254 342 254 360L196 360C200 310 186 258 160 218Z",
      color: tint(clay, 0.16),
      lift: "high",
    },
    { d: "M94 164a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0", color: brightBrass, lift: "flat" },
  ],
};

/** A dark shayla that falls in two long folds over an abaya with a brass hem. */
const clientCare: Portrait = {
  ground: ["#CBD6CB", "#A9BDB2"],
  disc: { x: 150, y: 130, radius: 94, color: tint(sand, 0.4) },
  sheets: [
    {
      d: "M135 46C184 46 204 92 198 150C196 190 214 226 240 262C254 290 258 326 260 360L10 360C12 326 18 290 32 262C58 226 74 190 72 150C66 92 86 46 135 46Z",
      color: shade(sea, 0.72),
      lift: "high",
    },
    ...face("#D3AC88"),
    {
      d: "M135 60C108 60 90 88 94 136C96 168 108 192 126 206C108 204 88 186 80 160C70 108 86 52 135 52C184 52 200 108 190 160C182 186 162 204 144 206C162 192 174 168 176 136C180 88 162 60 135 60Z",
      color: ink,
      lift: "low",
    },
    {
      d: "M80 156C84 186 100 206 130 214C158 222 176 250 172 290C170 318 160 342 150 360L10 360C12 316 22 284 40 258C62 226 76 196 80 156Z",
      color: ink,
      lift: "high",
    },
    {
      d: "M190 156C188 184 178 200 158 210C178 226 190 254 188 292C187 318 182 342 178 360L260 360C258 318 248 286 230 258C208 226 194 196 190 156Z",
      color: shade(sea, 0.66),
      lift: "high",
    },
    {
      d: "M150 360C160 342 170 318 172 290C175 262 168 240 154 226C166 246 168 272 164 296C160 322 150 344 140 360Z",
      color: brightBrass,
      lift: "flat",
    },
  ],
};

/** A white helmet, sandy beard, an open collar under a work vest. */
const headOfEngineering: Portrait = {
  ground: ["#C99A78", clay],
  disc: { x: 120, y: 132, radius: 92, color: tint(sand, 0.25) },
  sheets: [
    {
      d: "M10 360C14 288 46 248 100 228L170 228C224 248 256 288 260 360Z",
      color: tint(sea, 0.32),
      lift: "high",
    },
    ...face("#DDB594"),
    {
      d: "M97 130C96 170 112 200 135 200C158 200 174 170 173 130C170 148 162 160 150 160C142 155 128 155 120 160C108 160 100 148 97 130Z",
      color: "#A9743F",
      lift: "low",
    },
    {
      d: "M112 222L135 256L158 222L178 232L152 286L135 262L118 286L92 232Z",
      color: tint(sea, 0.62),
      lift: "low",
    },
    { d: "M92 230C54 242 22 268 12 360L124 360L116 284Z", color: brightBrass, lift: "high" },
    {
      d: "M178 230C216 242 248 268 258 360L146 360L154 284Z",
      color: shade(brightBrass, 0.14),
      lift: "high",
    },
    {
      d: "M34 300L119 312L120 326L29 314ZM236 300L151 312L150 326L241 314Z",
      color: tint(sand, 0.6),
      lift: "flat",
    },
    {
      d: "M84 112C80 66 104 40 135 40C166 40 190 66 186 112C170 104 152 101 135 101C118 101 100 104 84 112Z",
      color: paper,
      lift: "low",
    },
    {
      d: "M128 40C132 36 144 36 148 40L152 102C142 100 130 100 122 102Z",
      color: shade(paper, 0.08),
      lift: "low",
    },
    {
      d: "M72 118C88 102 112 97 135 97C158 97 182 102 198 118C180 113 158 111 135 111C112 111 90 113 72 118Z",
      color: shade(paper, 0.14),
      lift: "low",
    },
  ],
};

export const teamPortraits: Record<string, Portrait> = {
  "haris-mehmood": managingDirector,
  "nadia-farooqi": chiefArchitect,
  "maitha-al-mansoori": clientCare,
  "thomas-brennan": headOfEngineering,
};
