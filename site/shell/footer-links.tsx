import { classes } from "#ui/classes.ts";
import { footerMenu } from "#site/footer-menu.ts";
import * as words from "#words/footer.ts";

export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav
      aria-label={words.linksName}
      className={classes("grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3", className)}
    >
      {footerMenu.map(({ label, links }) => (
        <div key={label}>
          <h2 className="mb-2 font-sans eyebrow text-highlight">{label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <a
                  href={link.to}
                  className="flex min-h-11 items-center text-sm text-fg-soft transition-colors hover:text-fg"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
