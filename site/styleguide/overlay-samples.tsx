import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Drawer } from "#site/ui/drawer.tsx";
import { Section } from "#site/ui/section.tsx";
import { showToast } from "#site/ui/toast.ts";
import type { ToastKind } from "#site/ui/toaster.tsx";

const kinds: ToastKind[] = ["success", "info", "warning", "error"];

export function OverlaySamples() {
  const [open, setOpen] = useState<"dialog" | "film" | "drawer">();
  const close = () => setOpen(undefined);
  return (
    <Section heading="Dialog, drawer, toast" size="small" spacing="tight">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setOpen("dialog")}>Open a form</Button>
        <Button onClick={() => setOpen("film")}>Open a film</Button>
        <Button onClick={() => setOpen("drawer")}>Open a drawer</Button>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="outline"
            onClick={() => void showToast(kind, "Said briefly.")}
          >
            Toast: {kind}
          </Button>
        ))}
      </div>
      <Dialog open={open === "dialog"} onClose={close} title="Schedule Meeting" size="form">
        <p>A form would stand here.</p>
      </Dialog>
      <Dialog open={open === "film"} onClose={close} title="Our story" size="film">
        <div className="aspect-video bg-ink-raised" />
      </Dialog>
      <Drawer open={open === "drawer"} onClose={close} title="Menu">
        <p>Links would stand here.</p>
      </Drawer>
    </Section>
  );
}
