import { LOST_REASONS, type LostReason } from "#domain/desk/stages.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type LostDialogProps = {
  open: boolean;
  onClose: () => void;
  onChoose: (reason: LostReason) => void;
};

export function LostDialog({ open, onClose, onChoose }: LostDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.lostTitle}
      description={words.lostText}
      size="form"
    >
      <ul className="grid gap-1 md:grid-cols-2">
        {LOST_REASONS.map((reason) => (
          <li key={reason}>
            <Button
              variant="outline"
              wide
              onClick={() => {
                onClose();
                onChoose(reason);
              }}
            >
              {values.lostReasons[reason]}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
