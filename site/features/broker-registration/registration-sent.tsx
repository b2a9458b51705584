import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import * as words from "#words/broker.ts";
import { goToStep } from "./draft.ts";
import { StepHeading } from "./step-heading.tsx";

const nextSteps = [
  {
    title: words.emailReceipt,
    text: words.emailReceiptText,
  },
  {
    title: words.documentCheck,
    text: words.documentCheckText,
  },
  {
    title: words.phoneCall,
    text: words.phoneCallText,
  },
];

export function RegistrationSent({ reference }: { reference: string | null }) {
  return (
    <div>
      <StepHeading>{words.thanks}</StepHeading>
      {reference && (
        <p className="mt-4">
          {words.referenceBefore}
          <strong className="font-medium tabular-nums">{reference}</strong>
          {words.referenceAfter}
        </p>
      )}
      <ol className="mt-8 border-b border-rule">
        {nextSteps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
            <span aria-hidden="true" className="font-display text-xl text-highlight">
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-sm text-fg-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-fg-soft">
        {words.somethingToAddBeforeEmail}
        <a href={mailLink} className="text-fg underline underline-offset-4">
          {company.email}
        </a>
        {words.somethingToAddAfterEmail}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={href("/project")}>{words.seeOurProjects}</ButtonLink>
        <Button variant="outline" onClick={() => goToStep(0)}>
          {words.registerAnotherBroker}
        </Button>
      </div>
    </div>
  );
}
