import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A navigation loads no document, so browsers neither move the focus nor announce the page: the
 * focus goes to the new heading, and the title is read out. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
    setAnnounced(document.title);
  }, [pathname]);

  return <output className="sr-only">{announced}</output>;
}

function focusHeading() {
  const page = document.getElementById("content");
  const target = page?.querySelector("h1") ?? page;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}
