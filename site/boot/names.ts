/** The states and events between the first byte of a page and its hydration. Style sheets repeat the
 * attributes, which `npm run lint` checks. docs/boot.md says which file sets and which reads each. */

// States of the page: attributes of the root element.
export const HYDRATED = "data-boot-hydrated";
export const UNPAINTED = "data-boot-unpainted";
export const ESTIMATED_HEIGHTS = "data-boot-estimated-heights";
export const FONTS_PENDING = "data-boot-fonts-pending";
export const SHOP_SAVED = "data-boot-shop-saved";

// States of an element in the page.
export const NOT_HYDRATED = "data-boot-not-hydrated";
/** The value of NOT_HYDRATED in a prerendered page until the part is laid out. */
export const LAYOUT_DEFERRED = "layout-deferred";

// Parameters of the inline script in the body: attributes of its element.
export const FRAMEWORK_SCRIPT = "data-boot-framework";
export const ENTRY_SCRIPT = "data-boot-entry";
export const PRELOADED_SCRIPTS = "data-boot-preloads";

/** In localStorage, followed by the language of the page. */
export const FONTS_LOADED_KEY = "boot:fonts-";

// Events on window.
export const PAINTED_EVENT = "boot:painted";
export const PARTS_NEEDED_EVENT = "boot:parts-needed";
export const HYDRATED_EVENT = "boot:hydrated";
export const PART_HYDRATED_EVENT = "boot:part-hydrated";
export const CHUNK_MISSING_EVENT = "boot:chunk-missing";
