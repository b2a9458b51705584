import { href } from "react-router";
import { DEMO_LOGIN, isDemoUser, LOGIN_TEXT, loginSchema } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextLink } from "#site/ui/link.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { openPageWithToast } from "#site/ui/pending-toast.ts";
import * as words from "#words/account.ts";
import * as formWords from "#words/forms.ts";
import { useDemoForm } from "./use-demo-form.ts";

export function LoginForm() {
  const { bind, formProps } = useDemoForm({
    check: (fields) => checkForm(loginSchema, fields),
    onValid({ email }) {
      // [4.050] Other values have no effect, on purpose.
      if (!isDemoUser(email)) return;
      openPageWithToast(href("/home"), LOGIN_TEXT);
    },
  });

  return (
    <form {...formProps} aria-label={words.signIn} className="grid gap-6">
      <EmailField
        label={formWords.eMail}
        required
        defaultValue={DEMO_LOGIN.email}
        {...bind("email")}
      />
      <TextField
        label={formWords.password}
        type="password"
        autoComplete="current-password"
        required
        defaultValue={DEMO_LOGIN.password}
        {...bind("password")}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox label={words.rememberMe} name="remember" />
        <TextLink href={href("/forgot-password")} className="text-sm">
          {words.forgotPasswordQuestion}
        </TextLink>
      </div>
      <Button type="submit" size="lg" wide>
        {words.login}
      </Button>
    </form>
  );
}
