import { company } from "#catalog/company.ts";
import { classes } from "#ui/classes.ts";
import { facebook, instagram } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { ExternalLink } from "#site/ui/link.tsx";
import * as words from "#words/header.ts";

const networks = [
  { label: words.facebook, url: company.social.facebook, shape: facebook },
  { label: words.instagram, url: company.social.instagram, shape: instagram },
];

export function SocialLinks({ className, size }: { className?: string; size: number }) {
  return (
    <ul className={classes("flex", className)}>
      {networks.map(({ label, url, shape }) => (
        <li key={label}>
          <ExternalLink
            plain
            href={url}
            className="grid size-11 place-items-center transition-colors hover:text-highlight"
          >
            <span className="sr-only">{label}</span>
            <Icon shape={shape} size={size} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
