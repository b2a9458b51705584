import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/checkout.ts";

/** [2.094] The button only says that the demonstration has no coupons. */
export function CouponForm() {
  const [applied, setApplied] = useState(false);

  function apply(event: FormEvent) {
    event.preventDefault();
    setApplied(true);
  }

  return (
    <form method="dialog" onSubmit={apply} aria-label={words.coupon} className="max-w-xl">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.couponCode}
          name="cupon_key"
          autoComplete="off"
          className="min-w-0 flex-1 basis-48"
          onInput={() => setApplied(false)}
        />
        <Button type="submit">{words.apply}</Button>
      </div>
      <output className="mt-3 block text-sm text-fg-soft">{applied && words.noCoupons}</output>
    </form>
  );
}
