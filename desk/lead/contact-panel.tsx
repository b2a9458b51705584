import { company } from "#catalog/company.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import { Panel } from "#desk/parts/panel.tsx";
import { useMe } from "#desk/state/me.ts";
import { whatsappText } from "#desk/words/en/reply-templates.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { whatsapp } from "#ui/icons.ts";
import { PhoneLink } from "./phone-link.tsx";
import { PhoneCallLog } from "./phone-call-log.tsx";
import { whatsappLink } from "./phone-links.ts";
import { templateFacts } from "./template-facts.ts";

export function ContactPanel({ view, onReply }: { view: LeadView; onReply: () => void }) {
  const { email, phone, phoneWithCode, call } = view;
  const { name } = useMe();
  const text = whatsappText(templateFacts(view.lead, name, company.name));
  const chat = phoneWithCode && whatsappLink(phoneWithCode, text);
  return (
    <Panel title={words.contact}>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-y-1 text-sm">
        <dt className="text-fg-soft">{words.email}</dt>
        <dd className="break-words">{email || words.noEmail}</dd>
        <dt className="text-fg-soft">{words.phone}</dt>
        <dd dir="ltr" className="text-start">
          {phone || words.noPhone}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button size="sm" onClick={onReply}>
            {words.reply}
          </Button>
        )}
        {chat && (
          <ButtonLink variant="outline" size="sm" href={chat} newTab>
            <Icon shape={whatsapp} size={16} />
            {words.whatsapp}
          </ButtonLink>
        )}
        {phone && <PhoneLink phone={phoneWithCode ?? phone} call={call} />}
      </div>
      {phone && <PhoneCallLog view={view} />}
    </Panel>
  );
}
