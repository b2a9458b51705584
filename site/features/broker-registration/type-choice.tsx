import type { FormEvent } from "react";
import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { arrowForward } from "#ui/icons.ts";
import { RadioGroup } from "#site/ui/radio-group.tsx";
import * as words from "#words/broker.ts";
import { chooseType, goToStep, useDraft } from "./draft.ts";
import { StepHeading } from "./step-heading.tsx";
import { StepList } from "./step-list.tsx";
import { STEP_TITLES } from "./step-titles.ts";

const choices: { value: RegistrationType; label: string; help: string }[] = [
  {
    value: "agency",
    label: words.agency,
    help: words.agencyHelp,
  },
  {
    value: "individual",
    label: words.individual,
    help: words.individualHelp,
  },
];

export function TypeChoice() {
  const type = useDraft((draft) => draft.type);

  // Read from the form, because the choice may have been made before hydration.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    chooseType(new FormData(event.currentTarget).get("registrationType") as RegistrationType);
    goToStep(1);
  }

  return (
    <form method="dialog" onSubmit={onSubmit} aria-label={words.typeOfRegistration}>
      <StepHeading>{words.typeQuestion}</StepHeading>
      <RadioGroup
        legend={words.registrationType}
        hideLabel
        name="registrationType"
        layout="cards"
        options={choices}
        value={type}
        onChange={({ target }) => chooseType(target.value as RegistrationType)}
        className="mt-8 mb-10"
      />
      <StepList titles={STEP_TITLES[type]} current={0} />
      <Button type="submit" size="lg" className="mt-10 max-sm:w-full noscript:hidden">
        {words.continueRegistration}
        <Icon shape={arrowForward} size={18} />
      </Button>
      <p className="script-note mt-8">
        {words.needsScriptBeforeEmail}
        <a href={mailLink} className="underline">
          {company.email}
        </a>
        {words.needsScriptAfterEmail}
      </p>
    </form>
  );
}
