import { Button } from "#ui/button.tsx";
import { file, printer } from "#site/ui/contact-icons.ts";
import { CopyLink } from "#site/ui/copy-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { calendar } from "#ui/icons.ts";
import { saveFile } from "#ui/save-file.ts";
import * as words from "#words/cash-calendar.ts";
import { calendarOf, csvOf } from "./payment-files.ts";
import { usePurchase, usePurchaseLink } from "./purchase-context.ts";

export function TakeAway() {
  const purchase = usePurchase();
  const { fileName, release } = purchase;

  function save(ending: string, type: string, text: string) {
    saveFile(`${fileName}.${ending}`, new Blob([text], { type }));
  }

  return (
    <div
      role="group"
      aria-label={words.takeItWithYou}
      className="mt-5 flex flex-wrap gap-2 print:hidden"
    >
      {release === null && (
        <Button
          size="sm"
          onClick={() => save("ics", "text/calendar", calendarOf(purchase, new Date()))}
        >
          <Icon shape={calendar} size={18} />
          {words.addToCalendar}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => save("csv", "text/csv", csvOf(purchase))}>
        <Icon shape={file} size={18} />
        {words.downloadTable}
      </Button>
      <Button variant="outline" size="sm" onClick={() => print()}>
        <Icon shape={printer} size={18} />
        {words.print}
      </Button>
      <CopyLink url={usePurchaseLink()} />
    </div>
  );
}
