import { href } from "react-router";
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { arrowForward, bag, calendar, close, heart, whatsapp } from "#ui/icons.ts";
import { ArrowLink, ExternalLink, TextLink } from "#site/ui/link.tsx";
import { OnBoth } from "./on-both.tsx";

const variants = ["primary", "accent", "outline", "ghost"] as const;
const row = "flex flex-wrap items-center gap-4";

export function ButtonSamples() {
  return (
    <OnBoth heading="Buttons and links">
      <div className="grid gap-6">
        {variants.map((variant) => (
          <div key={variant} className={row}>
            <Button variant={variant} size="lg">
              View Project
            </Button>
            <Button variant={variant}>
              <Icon shape={calendar} /> Schedule Meeting
            </Button>
            <Button variant={variant} size="sm">
              Add to cart
            </Button>
            <Button variant={variant} busy busyLabel="Sending...">
              Schedule Meeting
            </Button>
            <Button variant={variant} disabled>
              Not now
            </Button>
          </div>
        ))}
        <div className={row}>
          <ButtonLink to={href("/project")}>
            All projects <Icon shape={arrowForward} />
          </ButtonLink>
          <ButtonAnchor href="https://wa.me/" newTab variant="outline">
            <Icon shape={whatsapp} /> WhatsApp
          </ButtonAnchor>
          <IconButton label="Close" shape={close} />
          <IconButton label="Add to wishlist" shape={heart} variant="outline" />
          <IconButton label="Remove from wishlist" shape={heart} filled variant="outline" />
          <IconButton label="Open cart" shape={bag} variant="solid" />
        </div>
        <div className="flex flex-wrap items-center gap-8">
          <TextLink to={href("/contact")}>A link in running text</TextLink>
          <ExternalLink href="https://example.com">Another site</ExternalLink>
          <ArrowLink to={href("/blog")}>Read more</ArrowLink>
        </div>
      </div>
    </OnBoth>
  );
}
