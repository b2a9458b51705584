import type { ReactNode } from "react";
import { phoneLink } from "#catalog/contact-links.ts";
import { EmailText } from "#site/ui/email-text.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";
import type { MemberDetail } from "#site/views/member-detail.ts";
import * as formWords from "#words/forms.ts";
import * as words from "#words/member.ts";
import { Monogram } from "./monogram.tsx";

type TeamMemberProfileProps = { member: MemberDetail; experience: string };

const link = "inline-flex min-h-11 items-center transition-colors hover:text-highlight";

export function TeamMemberProfile({ member, experience }: TeamMemberProfileProps) {
  return (
    <Section spacing="none" aria-label={words.profile} className="pb-section">
      <div className="grid gap-10 md:grid-cols-[270px_minmax(0,1fr)] md:gap-14 lg:gap-24">
        <div>
          {member.picture ? (
            <Picture
              picture={member.picture}
              priority
              sizes="270px"
              className="h-[350px] w-[270px] object-cover"
            />
          ) : (
            <Monogram id={member.id} name={member.name} className="h-[350px] w-[270px]" />
          )}
        </div>
        <dl className="self-center border-b border-rule">
          <Row label={words.position}>{member.title}</Row>
          <Row label={words.experience}>{experience}</Row>
          <Row label={formWords.address}>{member.address}</Row>
          <Row label={formWords.phone}>
            <a href={phoneLink(member.phone)} className={link}>
              <bdi>{member.phone}</bdi>
            </a>
          </Row>
          <Row label={formWords.email}>
            <a href={`mailto:${member.email}`} className={link}>
              <EmailText email={member.email} />
            </a>
          </Row>
          <Row label={words.fax}>
            <bdi>{member.fax}</bdi>
          </Row>
        </dl>
      </div>
    </Section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 border-t border-rule py-1 sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm wrap-anywhere text-fg-soft">{label}</dt>
      <dd className="leading-snug wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
