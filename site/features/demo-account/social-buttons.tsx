import { facebook, instagram } from "#site/ui/contact-icons.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { whatsapp } from "#ui/icons.ts";
import * as words from "#words/account.ts";

const networks = [
  { label: words.facebook, shape: facebook },
  { label: words.instagram, shape: instagram },
  { label: words.whatsApp, shape: whatsapp },
];

/** [2.115] [2.117] Three buttons with no behaviour, on purpose. */
export function SocialButtons() {
  return (
    <div className="flex gap-3">
      {networks.map((network) => (
        <IconButton key={network.label} variant="outline" {...network} />
      ))}
    </div>
  );
}
