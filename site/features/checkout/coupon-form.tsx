import { Button } from "#site/ui/button.tsx";
import { TextField } from "#site/ui/text-field.tsx";

/** [2.094] Nothing stands behind the button: there are no coupons in the demonstration. */
export function CouponForm() {
  return (
    <form
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      aria-label="Coupon"
      className="flex max-w-xl items-end gap-3"
    >
      <TextField label="Coupon code" name="cupon_key" autoComplete="off" className="flex-1" />
      <Button type="submit">Apply</Button>
    </form>
  );
}
