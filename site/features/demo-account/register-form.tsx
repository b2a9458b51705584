import { useState } from "react";
import { href } from "react-router";
import { REGISTERED_TEXT, registerSchema } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { openPageWithToast } from "#site/ui/pending-toast.ts";
import * as words from "#words/account.ts";
import * as formWords from "#words/forms.ts";
import { ConfirmPassword } from "./confirm-password.tsx";
import { useDemoForm } from "./use-demo-form.ts";

export function RegisterForm() {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const { bind, formProps } = useDemoForm({
    // [5.022] What the field shows is not its value.
    check: (fields) => checkForm(registerSchema, { ...fields, confirm_password: confirmation }),
    onValid() {
      // [4.052] Nothing is sent.
      setPassword("");
      setConfirmation("");
      openPageWithToast(href("/login"), REGISTERED_TEXT);
    },
  });

  return (
    <form {...formProps} aria-label={words.signup} className="grid gap-6">
      <TextField label={words.fullName} autoComplete="name" required {...bind("full_name")} />
      <EmailField label={formWords.eMail} required {...bind("email")} />
      <TextField
        label={formWords.password}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...bind("password")}
      />
      <ConfirmPassword password={password} onType={setConfirmation} {...bind("confirm_password")} />
      <Button type="submit" size="lg" wide>
        {words.signUp}
      </Button>
    </form>
  );
}
