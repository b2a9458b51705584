import { href } from "react-router";
import { classes } from "#ui/classes.ts";
import { ExternalLink } from "./link.tsx";
import * as words from "#words/privacy-note.ts";

const purposes = {
  answer: words.purposeAnswer,
  newsletter: words.purposeNewsletter,
  registration: words.purposeRegistration,
};

type PrivacyNoteProps = {
  /** What the visitor consents to by sending the form. */
  purpose?: keyof typeof purposes;
  className?: string;
};

/** Part of every form that sends personal data. The links open new tabs, so that typed text is kept. */
export function PrivacyNote({ purpose = "answer", className }: PrivacyNoteProps) {
  return (
    <p className={classes("text-fg-soft", className)}>
      {purposes[purpose]} <ExternalLink href={href("/privacy")}>{words.privacy}</ExternalLink>
      {purpose === "registration" && (
        <>
          , <ExternalLink href={href("/terms")}>{words.termsOfUse}</ExternalLink>
        </>
      )}
    </p>
  );
}
