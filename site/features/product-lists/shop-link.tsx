import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import * as words from "#words/shop.ts";

export function ShopLink({ onLeave }: { onLeave: () => void }) {
  return (
    <ButtonLink href={href("/shop")} variant="outline" onClick={onLeave}>
      {words.goToShop}
    </ButtonLink>
  );
}
