import { company } from "#catalog/company.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { useMe } from "#desk/state/me.ts";
import { templates } from "#desk/words/en/reply-templates.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { templateFacts } from "./template-facts.ts";

const MAX_SUBJECT = 200;
const MAX_TEXT = 10_000;

type ReplyDialogProps = { open: boolean; view: LeadView; onClose: () => void };

export function ReplyDialog({ open, view, onClose }: ReplyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.replyTitle(view.lead.name || values.noName)}
      description={view.email}
      size="form"
    >
      <ReplyForm view={view} onSent={onClose} />
    </Dialog>
  );
}

function ReplyForm({ view: { lead }, onSent }: { view: LeadView; onSent: () => void }) {
  const { name } = useMe();
  const facts = templateFacts(lead, name, company.name);
  const draft = useDraft(`reply:${lead.id}`, { subject: "", text: "" });
  const { subject, text } = draft.fields;
  const changeLead = useChangeLead();
  const { run, isRunning, error } = useAttempt(async () => {
    const reply = { subject: subject.trim(), text: text.trim() };
    await changeLead(lead, "reply", { ...reply, changeId: draft.changeId() });
    draft.discard();
    onSent();
  });

  /** Replaces an untouched template. A subject that the user typed stays, and their text is put below. */
  function applyTemplate(chosen: string) {
    const template = templates[chosen];
    if (!template) return;
    const filled = { subject: template.subject(facts), text: template.text(facts) };
    draft.write({
      subject: isOwn("subject") ? subject : filled.subject,
      text: isOwn("text") ? `${filled.text}\n\n${text}` : filled.text,
    });
  }

  function isOwn(part: "subject" | "text"): boolean {
    const written = draft.fields[part];
    const fromTemplates = Object.values(templates).map((template) => template[part](facts));
    return written.trim() !== "" && !fromTemplates.includes(written);
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (subject.trim() && text.trim() && !isRunning) run();
      }}
    >
      <Select
        label={words.template}
        placeholder={words.chooseTemplate}
        placeholderDisabled
        value=""
        options={Object.entries(templates).map(([value, { label }]) => ({ value, label }))}
        onChange={({ target }) => applyTemplate(target.value)}
      />
      <TextField
        label={words.subject}
        required
        maxLength={MAX_SUBJECT}
        value={subject}
        onChange={({ target }) => draft.write({ subject: target.value })}
      />
      <TextArea
        label={words.message}
        required
        rows={12}
        maxLength={MAX_TEXT}
        help={words.draftKept}
        value={text}
        onChange={({ target }) => draft.write({ text: target.value })}
      />
      <FailureNote error={error} />
      <Button
        type="submit"
        busy={isRunning}
        busyLabel={words.sendingMail}
        className="justify-self-start"
      >
        {words.sendMail}
      </Button>
    </form>
  );
}
