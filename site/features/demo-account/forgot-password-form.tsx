import { href, useNavigate } from "react-router";
import { forgotPasswordSchema, LOGIN_TEXT } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { showToast } from "#site/ui/toast.ts";
import * as words from "#words/account.ts";
import * as formWords from "#words/forms.ts";
import { FROM_ACCOUNT, useDemoForm } from "./use-demo-form.ts";

export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const { bind, formProps } = useDemoForm({
    check: (fields) => checkForm(forgotPasswordSchema, fields),
    onValid() {
      void showToast("success", LOGIN_TEXT, FROM_ACCOUNT);
      void navigate(href("/login"));
    },
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
