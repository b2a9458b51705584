import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { RecoveryCodeList } from "#desk/sign-in/recovery-code-list.tsx";
import { useRecoveryCodes } from "#desk/sign-in/use-recovery-codes.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/recovery.ts";
import { Button } from "#ui/button.tsx";

export function RecoveryCodes() {
  const { recoveryCodes: left } = useMe();
  const { codes, make, isMaking, error, forget } = useRecoveryCodes();
  return (
    <Panel title={words.title}>
      <p className="text-sm text-fg-soft">{words.text}</p>
      {codes ? (
        <>
          <p role="status" className="text-sm font-medium">
            {words.shownOnce}
          </p>
          <RecoveryCodeList codes={codes} onKept={forget} />
        </>
      ) : (
        <>
          <p className="text-sm">
            {words.left(left)} {left > 0 && words.makeNewText}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            busy={isMaking}
            busyLabel={words.making}
            onClick={() => make()}
          >
            {left > 0 ? words.makeNew : words.make}
          </Button>
          <FailureNote error={error} />
        </>
      )}
    </Panel>
  );
}
