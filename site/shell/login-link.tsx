import { company } from "#catalog/company.ts";
import { classes } from "#ui/classes.ts";
import { ExternalLink } from "#site/ui/link.tsx";
import * as words from "#words/header.ts";

/** [1.006] Brokers and staff sign in to the CRM, which the badge names. */
export function LoginLink({ className }: { className?: string }) {
  return (
    <ExternalLink
      plain
      href={company.crmUrl}
      className={classes("inline-flex min-h-11 items-center gap-2 whitespace-nowrap", className)}
    >
      {words.login}
      <span className="rounded-sm border border-current px-1 font-sans text-[0.6875rem] leading-4 font-semibold tracking-widest text-highlight">
        {words.crmBadge}
      </span>
    </ExternalLink>
  );
}
