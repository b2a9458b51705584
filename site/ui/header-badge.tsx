/** The number at an icon of the header. It is empty in the HTML; a script fills it in and shows it: in an
 * island as `data-count`, because React compares the text when it hydrates. */
export function HeaderBadge() {
  return (
    <span
      aria-hidden="true"
      hidden
      className="pointer-events-none absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-highlight px-1 text-[0.6875rem] leading-none font-semibold text-ground tabular-nums before:content-[attr(data-count)]"
    />
  );
}
