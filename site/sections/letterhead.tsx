import { company } from "#catalog/company.ts";
import { addressLine } from "#domain/address-line.ts";
import { Wordmark } from "#site/ui/brand-mark.tsx";

/** Stands on paper alone, where the header and the footer are left out. */
export function Letterhead({ withAddress }: { withAddress?: boolean }) {
  return (
    <div className="mb-4 hidden items-end justify-between print:flex">
      <Wordmark name={company.name} />
      {withAddress && <PrintedAddress className="text-end text-xs" />}
    </div>
  );
}

/** Stands on paper alone. */
export function PrintedAddress({ className }: { className: string }) {
  const { name, address, phones, email } = company;
  return (
    <p className={`hidden print:block ${className}`}>
      {name}, {addressLine(address)}
      <br />
      <bdi>{phones.join(", ")}</bdi>, {email}
    </p>
  );
}
