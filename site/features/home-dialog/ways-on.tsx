import type { ReactNode } from "react";
import { company } from "#catalog/company.ts";
import { chatLink, phoneLink } from "#catalog/contact-links.ts";
import { homeId } from "#domain/homes/home-list.ts";
import type { HomeStatus } from "#domain/homes/status.ts";
import { opens } from "#site/boot/use-opened-by.ts";
import { meetingAttributes } from "#site/store/meeting-popup.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { phone as phoneShape, printer } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { calendar, heart, whatsapp } from "#ui/icons.ts";
import * as chatWords from "#words/contact-ways.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";
import { printSheet } from "./print-sheet.ts";
import { AskButton, type EnquiryButtonProps, InterestButton } from "./enquiry-buttons.tsx";

export type Shortlisting = { isSaved: boolean; onToggle: () => void };

type WaysOnProps = EnquiryButtonProps & {
  /** What a message is about, such as "home A-304 in Harbour House, Bristol". */
  subject: string;
  shortlist?: Shortlisting;
  share?: ReactNode;
};

const notes: Partial<Record<HomeStatus, string>> = {
  "not-released": words.notReleased,
  reserved: words.reservedNote,
  sold: words.soldNote,
};

/** A home that is not released has the register of interest in place of a meeting. */
export function WaysOn({ development, home, subject, shortlist, share }: WaysOnProps) {
  const { status } = home;
  const meetingHome = {
    about: homeId({ development: development.key, number: home.number }),
    title: homeWords.homeTitle(home.number, development.title),
  };
  const [phone = ""] = company.phones;
  return (
    <div className="space-y-3 print:hidden">
      {notes[status] && <p className="border-s-2 border-highlight ps-4 text-sm">{notes[status]}</p>}
      {status === "not-released" ? (
        <InterestButton development={development} home={home} />
      ) : (
        <Button wide {...opens("MeetingPopup")} {...meetingAttributes(meetingHome)}>
          <Icon shape={calendar} size={18} />
          {words.scheduleMeeting}
        </Button>
      )}
      <AskButton development={development} home={home} />
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink wide variant="outline" newTab href={chatAbout(subject)} className="px-3!">
          <Icon shape={whatsapp} size={18} />
          {words.whatsApp}
        </ButtonLink>
        <ButtonLink wide variant="outline" href={phoneLink(phone)} className="px-3!">
          <Icon shape={phoneShape} size={18} />
          {words.call}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-2">
        {shortlist && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={shortlist.isSaved}
            onClick={shortlist.onToggle}
          >
            <Icon shape={heart} size={18} filled={shortlist.isSaved} />
            {shortlist.isSaved ? words.onShortlist : words.addToShortlist}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={printSheet}>
          <Icon shape={printer} size={18} />
          {words.print}
        </Button>
      </div>
      {share}
    </div>
  );
}

function chatAbout(subject: string): string {
  const text = chatWords.chatText(company.name, chatWords.wantsToKnowMore(subject));
  return `${chatLink}?text=${encodeURIComponent(text)}`;
}
