import type { EnquiryTopic } from "#site/store/enquiry-topic.ts";
import { Dialog } from "#ui/dialog.tsx";
import * as words from "#words/short-forms.ts";
import { ShortForm } from "./short-form.tsx";

type EnquiryDialogProps = { isOpen: boolean; topic: EnquiryTopic; onClose: () => void };

export function EnquiryDialog({ isOpen, topic, onClose }: EnquiryDialogProps) {
  const { form, about, title, price } = topic;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.formName(form)}
      description={
        form === "interest" ? words.interestText(title) : words.homeText(title, price ?? null)
      }
      size="form"
    >
      <ShortForm key={`${form} ${about}`} form={form} about={about} price={price} />
    </Dialog>
  );
}
