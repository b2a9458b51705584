import { href } from "react-router";
import { classes } from "#site/ui/classes.ts";
import { ExternalLink } from "#site/ui/link.tsx";

/** Stands in every form that sends a visitor's details. A new tab, so that nothing typed is lost. */
export function PrivacyNote({ className }: { className?: string }) {
  return (
    <p className={classes("text-fg-soft", className)}>
      We use your details to answer you.{" "}
      <ExternalLink href={href("/privacy")}>Privacy</ExternalLink>
    </p>
  );
}
