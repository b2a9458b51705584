import { company } from "#catalog/company.ts";
import { chatLink, phoneLink } from "#catalog/contact-links.ts";
import { opens } from "#site/boot/use-opened-by.ts";
import { phone as phoneShape } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { calendar, whatsapp } from "#ui/icons.ts";
import { ExternalLink } from "#site/ui/link.tsx";
import * as words from "#words/contact-ways.ts";
import * as headerWords from "#words/header.ts";
import * as menuWords from "#words/menu.ts";

export type ChatOpening = { label: string; text: string };

export function openingAbout(subject: string): ChatOpening {
  return { label: words.askAbout(subject), text: words.wantsToKnowMore(subject) };
}

export function chatLinkWith({ text }: ChatOpening): string {
  return `${chatLink}?text=${encodeURIComponent(words.chatText(company.name, text))}`;
}

type ContactWaysProps = {
  chat: ChatOpening;
  /** Replaces the office's number. */
  phone?: string;
};

const row =
  "flex min-h-16 w-full cursor-pointer items-center gap-4 border-t border-rule py-3 text-start transition-colors duration-300 ease-calm hover:text-highlight";

/** [4.015] [2.068] Beside a form that sends only with LIVE_FORMS=on, these links always work. */
export function ContactWays({ chat, phone = company.phones[0] ?? "" }: ContactWaysProps) {
  const { openingHours } = company;
  return (
    <aside aria-label={words.contactUsDirectly}>
      <h3 className="text-2xl">{words.contactUsDirectly}</h3>
      <p className="mt-3 mb-6 text-sm text-fg-soft">
        {process.env.LIVE_FORMS === "on"
          ? words.answerAtOnce(openingHours)
          : words.answerFromPerson(openingHours)}
      </p>
      <ul className="border-b border-rule">
        <li>
          <button
            type="button"
            {...opens("MeetingPopup")}
            data-interest="otherInterest"
            className={row}
          >
            <Icon shape={calendar} />
            <TitleAndLine title={headerWords.scheduleMeeting} line={words.meetingHelp} />
          </button>
        </li>
        <li>
          <ExternalLink plain href={chatLinkWith(chat)} className={row}>
            <Icon shape={whatsapp} />
            <TitleAndLine title={menuWords.whatsApp} line={chat.label} />
          </ExternalLink>
        </li>
        <li>
          <a href={phoneLink(phone)} className={row}>
            <Icon shape={phoneShape} />
            <TitleAndLine title={menuWords.callUs} line={phone} />
          </a>
        </li>
      </ul>
    </aside>
  );
}

function TitleAndLine({ title, line }: { title: string; line: string }) {
  return (
    <span className="leading-snug">
      <span className="block font-medium">{title}</span>
      <span className="block text-sm text-fg-soft tabular-nums">
        <bdi>{line}</bdi>
      </span>
    </span>
  );
}
