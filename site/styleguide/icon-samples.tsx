import * as contactIcons from "#site/ui/contact-icons.ts";
import {
  AirportDrawing,
  OwnershipDrawing,
  TaxFreeDrawing,
  YieldDrawing,
} from "#site/ui/drawings.tsx";
import { Icon } from "#ui/icon.tsx";
import * as icons from "#ui/icons.ts";
import { serviceIcons } from "#site/ui/service-icons.ts";
import { OnBoth } from "./on-both.tsx";

export function IconSamples() {
  return (
    <OnBoth heading="Icons and drawings">
      <IconGrid shapes={{ ...icons, ...contactIcons }} size={24} />
      <IconGrid shapes={serviceIcons} size={40} />
      <div className="mt-10 flex flex-wrap gap-12">
        <YieldDrawing />
        <TaxFreeDrawing />
        <AirportDrawing />
        <OwnershipDrawing />
      </div>
    </OnBoth>
  );
}

function IconGrid({ shapes, size }: { shapes: Record<string, string>; size: number }) {
  return (
    <ul className="mt-8 grid grid-cols-4 gap-x-4 gap-y-6 sm:grid-cols-6 lg:grid-cols-10">
      {Object.keys(shapes)
        .toSorted()
        .map((name) => (
          <li key={name} className="grid justify-items-center gap-2 text-xs text-fg-soft">
            <Icon shape={shapes[name] ?? ""} size={size} className="text-fg" />
            {name}
          </li>
        ))}
    </ul>
  );
}
