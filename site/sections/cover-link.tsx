import { Link, type LinkProps } from "react-router";

/** The link in a card's title, which covers the whole card: that one carries `group relative`. */
export function CoverLink(props: LinkProps) {
  return (
    <Link
      className="transition-colors duration-300 ease-calm group-hover:text-highlight after:absolute after:inset-0"
      {...props}
    />
  );
}
