import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { goToStep } from "./draft.ts";
import { StepHeading } from "./step-heading.tsx";

const nextSteps = [
  {
    title: "E-mail receipt",
    text: "You get an e-mail that lists what you sent us. Please check your spam folder too.",
  },
  {
    title: "Document check",
    text: "Our broker team checks your documents and asks you if anything is missing.",
  },
  {
    title: "Phone call",
    text: "We call you to agree on the terms and show you the projects that are open to brokers.",
  },
];

type RegistrationSentProps = { reference: string | null };

export function RegistrationSent({ reference }: RegistrationSentProps) {
  return (
    <div>
      <StepHeading>Thank you. This is what happens next.</StepHeading>
      {reference && (
        <p className="mt-4">
          Your reference is <strong className="font-medium tabular-nums">{reference}</strong>.
          Please quote it when you write or call.
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
        Something to add? Write to{" "}
        <a href={mailLink} className="text-fg underline underline-offset-4">
          {company.email}
        </a>
        .
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to={href("/project")}>See our projects</ButtonLink>
        <Button variant="outline" onClick={() => goToStep(0)}>
          Register another broker
        </Button>
      </div>
    </div>
  );
}
