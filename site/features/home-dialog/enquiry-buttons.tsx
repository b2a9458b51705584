import { rates } from "#catalog/rates.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { homeId } from "#domain/homes/home-list.ts";
import { opens } from "#site/boot/use-opened-by.ts";
import { priceText } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { enquiryAttributes } from "#site/store/enquiry-topic.ts";
import { mail } from "#site/ui/contact-icons.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";

export type EnquiryButtonProps = {
  development: { key: string; title: string };
  home: ListedHome;
};

export function InterestButton({ development: { key, title }, home }: EnquiryButtonProps) {
  const about = homeId({ development: key, number: home.number });
  return (
    <Button
      wide
      {...opens("EnquiryPopup")}
      {...enquiryAttributes({ form: "interest", about, title })}
    >
      <Icon shape={mail} size={18} />
      {words.registerInterest}
    </Button>
  );
}

/** The question has the home and the price that is shown with it. */
export function AskButton({ development: { key, title }, home }: EnquiryButtonProps) {
  const units = useUnits(rates);
  const topic = {
    form: "home",
    about: homeId({ development: key, number: home.number }),
    title: homeWords.homeTitle(home.number, title),
    price: home.price === null ? undefined : priceText(home.price, units),
  } as const;
  return (
    <Button wide variant="outline" {...opens("EnquiryPopup")} {...enquiryAttributes(topic)}>
      <Icon shape={mail} size={18} />
      {words.askAboutHome}
    </Button>
  );
}
