import { useState } from "react";
import { href, useNavigate } from "react-router";
import { REGISTERED_TEXT, registerSchema } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#site/ui/toast.ts";
import * as words from "#words/account.ts";
import * as formWords from "#words/forms.ts";
import { ConfirmPassword } from "./confirm-password.tsx";
import { FROM_ACCOUNT, useDemoForm } from "./use-demo-form.ts";

export function RegisterForm() {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const { bind, formProps } = useDemoForm({
    // [5.022] What the field shows is not its value.
    check: (fields) => checkForm(registerSchema, { ...fields, confirm_password: confirmation }),
    onValid() {
      // [4.052] Nothing is sent.
      setPassword("");
      setConfirmation("");
      void showToast("success", REGISTERED_TEXT, FROM_ACCOUNT);
      void navigate(href("/login"));
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
