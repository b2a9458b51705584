import { href } from "react-router";
import { forgotPasswordSchema, LOGIN_TEXT } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { openPageWithToast } from "#site/ui/pending-toast.ts";
import * as words from "#words/account.ts";
import * as formWords from "#words/forms.ts";
import { useDemoForm } from "./use-demo-form.ts";

export function ForgotPasswordForm() {
  const { bind, formProps } = useDemoForm({
    check: (fields) => checkForm(forgotPasswordSchema, fields),
    onValid: () => openPageWithToast(href("/login"), LOGIN_TEXT),
  });

  return (
    <form {...formProps} aria-label={words.forgotPassword} className="grid gap-6">
      <EmailField label={formWords.eMail} required {...bind("email")} />
      <Button type="submit" size="lg" wide>
        {words.resendPassword}
      </Button>
    </form>
  );
}
