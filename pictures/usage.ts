import { gallerySlots, pageSlots, singleSlots, type Slots } from "./slots.ts";

export const usage = `npm run pictures -- add <entry> <file> …   makes photographs the pictures of an entry
npm run pictures -- list                   lists missing pictures, and files of deleted entries
npm run pictures -- clean                  removes the files of deleted entries
npm run pictures -- previews               draws all link previews again, with the names, titles and colours of now

The name of a file says which picture it becomes: hero.jpg, gallery-1.png. Photographs may be JPEG, PNG, WebP, AVIF
or TIFF, of any size from these on. A smaller one is refused; with --small it is enlarged, and looks soft.

${[...lines({ ...gallerySlots, ...singleSlots }, "/<key>"), ...lines(pageSlots, "")].join("\n")}`;

function lines(kinds: Record<string, Slots>, key: string): string[] {
  return Object.entries(kinds).map(([kind, slots]) => {
    const sizes = Object.entries(slots).map(
      ([slot, size]) => `${slot} ${size.width}x${size.height}`,
    );
    return `  ${kind}${key}: ${sizes.join(", ")}`;
  });
}
