import { href } from "react-router";
import { classes } from "#site/ui/classes.ts";
import { ExternalLink } from "#site/ui/link.tsx";

const purposes = {
  answer: "We use your details to answer you.",
  newsletter: "We use your address to send you our newsletter.",
  registration: "We use your details and documents to consider your registration.",
};

type PrivacyNoteProps = {
  /** What the visitor consents to by sending the form. */
  purpose?: keyof typeof purposes;
  className?: string;
};

/** Stands in every form that sends a visitor's details. New tabs, so that nothing typed is lost. */
export function PrivacyNote({ purpose = "answer", className }: PrivacyNoteProps) {
  return (
    <p className={classes("text-fg-soft", className)}>
      {purposes[purpose]} <ExternalLink href={href("/privacy")}>Privacy</ExternalLink>
      {purpose === "registration" && (
        <>
          , <ExternalLink href={href("/terms")}>Terms of use</ExternalLink>
        </>
      )}
    </p>
  );
}
