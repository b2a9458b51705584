import { documentLabels } from "#catalog/forms.ts";
import { company } from "#catalog/company.ts";
import { mailLink, phoneLink } from "#catalog/contact-links.ts";
import { type DocumentField, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import { file, mail, phone as phoneShape } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import * as words from "#words/broker.ts";
import { DocumentPrivacy } from "./document-privacy.tsx";
import { DOCUMENTS_STEP, useDraft } from "./draft.ts";

/** Shown from the first step on, and without script. */
export function PartnerNotes() {
  const { type, step, receipt } = useDraft();
  const phone = company.phones[0] ?? "";
  return (
    <aside aria-label={words.goodToKnow} className="on-ink bg-ink p-7 md:p-9">
      {!receipt && (
        <>
          <h2 className="text-xl">{words.documentsHeading}</h2>
          {(step === 0 || type === "agency") && (
            <DocumentList heading={words.agency} type="agency" />
          )}
          {(step === 0 || type === "individual") && (
            <DocumentList heading={words.individual} type="individual" />
          )}
          {step !== DOCUMENTS_STEP && (
            <p className="mt-6 text-sm text-fg-soft">
              <DocumentPrivacy />
            </p>
          )}
        </>
      )}
      <h2 className="text-xl not-first:mt-9">{words.questions}</h2>
      <ul className="mt-3 text-sm">
        <li>
          <a href={phoneLink(phone)} className={contactLink}>
            <Icon shape={phoneShape} className="text-highlight" />
            <bdi className="tabular-nums">{phone}</bdi>
          </a>
        </li>
        <li>
          <a href={mailLink} className={contactLink}>
            <Icon shape={mail} className="text-highlight" />
            <span className="min-w-0 wrap-anywhere">{company.email}</span>
          </a>
        </li>
      </ul>
    </aside>
  );
}

function DocumentList({ heading, type }: { heading: string; type: RegistrationType }) {
  return (
    <>
      <h3 className="mt-6 font-sans text-sm font-medium text-fg-soft">{heading}</h3>
      <ul className="mt-2 space-y-2 text-sm">
        {REQUIRED_DOCUMENTS[type].map((document: DocumentField) => (
          <li key={document} className="flex items-center gap-3">
            <Icon shape={file} size={18} className="text-highlight" />
            {documentLabels[document]}
          </li>
        ))}
      </ul>
    </>
  );
}

const contactLink =
  "flex min-h-11 items-center gap-3 transition-colors duration-300 ease-calm hover:text-highlight";
