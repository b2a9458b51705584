import { href } from "react-router";
import type { ServiceCard } from "#site/views/service-card.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Arrow } from "#site/ui/link.tsx";
import { serviceIcons } from "#site/ui/service-icons.ts";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";

type ServiceGridProps = {
  services: ServiceCard[];
  look?: "lines" | "pictures";
};

export function ServiceGrid({ services, look = "lines" }: ServiceGridProps) {
  // Four services are shown in pairs, not as three and one.
  const columns = services.length % 3 === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <ul
      className={classes(
        "grid md:grid-cols-2",
        columns,
        look === "pictures" ? "gap-x-6 gap-y-12" : "gap-x-12",
      )}
    >
      {services.map((service) => (
        <li key={service.id} className="flex">
          {look === "pictures" ? <PictureCell service={service} /> : <LineCell service={service} />}
        </li>
      ))}
    </ul>
  );
}

function LineCell({ service }: { service: ServiceCard }) {
  return (
    <article className="group relative flex w-full gap-x-5 border-t border-rule py-7 md:flex-col lg:pt-10 lg:pb-14">
      <Icon shape={serviceIcons[service.icon]} size={32} className="shrink-0 text-highlight" />
      <div>
        <ServiceTitle service={service} className="md:mt-6" />
        <p className="mt-2 text-sm text-fg-soft md:mt-3">{service.summary}</p>
      </div>
      <span className="mt-auto hidden pt-6 md:block">
        <Arrow />
      </span>
    </article>
  );
}

function PictureCell({ service }: { service: ServiceCard }) {
  return (
    <article className="group relative w-full">
      <CardPicture
        picture={service.picture}
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
        className="aspect-4/3"
      />
      <ServiceTitle service={service} className="mt-5" />
      <p className="mt-2 text-sm text-fg-soft">{service.summary}</p>
    </article>
  );
}

function ServiceTitle({ service, className }: { service: ServiceCard; className: string }) {
  return (
    <h3 className={classes("text-xl", className)}>
      <CoverLink href={href("/service-single/:id", { id: service.id })}>{service.title}</CoverLink>
    </h3>
  );
}
