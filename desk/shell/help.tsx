import * as words from "#desk/words/en/help.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { switchShortcuts, useShortcutsOn } from "./shortcuts.ts";

export function Help({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="form">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {words.groups.map(({ heading, keys }) => (
          <section key={heading}>
            <h3 className="border-b border-rule pb-1 text-sm font-medium">{heading}</h3>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
              {keys.map(([names, text]) => (
                <div key={text} className="contents">
                  <dt className="flex gap-1">
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        label={words.shortcuts}
        help={words.shortcutsHelp}
        checked={isOn}
        onChange={({ target }) => switchShortcuts(target.checked)}
        className="mt-6"
      />
    </Dialog>
  );
}
