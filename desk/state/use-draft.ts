import { useContext } from "react";
import { SignedIn } from "./me.ts";
import { draftKey, drafts, type Fields, keepDraft } from "./drafts.ts";

/** The fields of a form, kept until they are sent: over an error, a reload and a new sign-in. */
export function useDraft<Form extends Fields>(name: string, empty: Form) {
  const key = draftKey(useContext(SignedIn)?.id, name);
  const fields = fieldsOf(drafts.use((all) => all.get(key))?.fields);

  function fieldsOf(kept: Fields | undefined): Form {
    return { ...empty, ...kept };
  }

  return {
    fields,
    write(changed: Partial<Form>): void {
      const next = { ...fieldsOf(drafts.get().get(key)?.fields), ...changed };
      keepDraft(key, isSame(next, empty) ? null : { fields: next });
    },
    /** Called after these fields were sent; what was typed since then stays. */
    discard(): void {
      if (isSame(fieldsOf(drafts.get().get(key)?.fields), fields)) keepDraft(key, null);
    },
    /** The id of the change that sends these fields, the same for every attempt until one of them is edited. */
    changeId(): string {
      const changeId = drafts.get().get(key)?.changeId ?? crypto.randomUUID();
      keepDraft(key, { fields, changeId });
      return changeId;
    },
  };
}

function isSame(one: Fields, other: Fields): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
