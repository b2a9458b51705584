import { useEffect } from "react";
import { AgencyRegistration } from "./agency-registration.tsx";
import { restoreDraft, useDraft } from "./draft.ts";
import { IndividualRegistration } from "./individual-registration.tsx";
import { RegistrationSent } from "./registration-sent.tsx";
import { TypeChoice } from "./type-choice.tsx";

export function BrokerRegistration() {
  const { type, step, receipt } = useDraft();

  useEffect(restoreDraft, []);

  if (receipt) return <RegistrationSent {...receipt} />;
  if (step === 0) return <TypeChoice />;
  return type === "agency" ? <AgencyRegistration /> : <IndividualRegistration />;
}
