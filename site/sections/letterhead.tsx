import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { addressLine } from "#domain/address-line.ts";
import { Wordmark } from "#ui/brand-mark.tsx";

/** Printed in place of header and footer. */
export function Letterhead({ withAddress }: { withAddress?: boolean }) {
  return (
    <div className="mb-4 hidden items-end justify-between print:flex">
      <Wordmark mark={mark} name={company.name} />
      {withAddress && <PrintedAddress className="text-end text-xs" />}
    </div>
  );
}

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
