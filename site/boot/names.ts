/** The states and events between the first byte of a page and its hydration. Style sheets repeat the
 * attributes, which `npm run lint` checks. docs/boot.md says which file sets and which reads each. */

// States of the page: attributes of the root element.
export const HYDRATED = "data-boot-hydrated";
export const SHOP_SAVED = "data-boot-shop-saved";
export const URL_PENDING = "data-boot-url-pending";

// States of an element in the page.
export const NOT_HYDRATED = "data-boot-not-hydrated";
/** The name of the island, a key of site/islands.ts. */
export const ISLAND = "data-boot-island";
/** On a button: the name of the island that a click on it opens. */
export const OPENS = "data-boot-opens";
export const HYDRATE_WHEN = "data-boot-when";
/** The island's properties as JSON. */
export const ISLAND_PROPS = "data-boot-props";
/** The files of its long properties, as `name=path`. */
export const ISLAND_PROP_FILES = "data-boot-prop-files";

// The parameter of the inline script in the body: an attribute of its element.
export const ENTRY_SCRIPT = "data-boot-entry";

/** The id of the style element with the faces of the fonts. It is disabled on a first visit. */
export const FONT_FACES = "boot-font-faces";

/** In localStorage, followed by the language of the page. */
export const FONTS_LOADED_KEY = "boot:fonts-";

// Events on window.
/** Dispatched on an island that must be hydrated now. */
export const ISLAND_NEEDED_EVENT = "boot:island-needed";
export const HYDRATED_EVENT = "boot:hydrated";
export const PART_HYDRATED_EVENT = "boot:part-hydrated";
export const CHUNK_MISSING_EVENT = "boot:chunk-missing";
