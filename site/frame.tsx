import type { ReactNode } from "react";
import { parts } from "#catalog/parts.ts";
import { island } from "./boot/island.tsx";
import { ChatWidget } from "./features/chat-widget/chat-widget.tsx";
import { MeetingPopup } from "./features/meeting-popup/meeting-popup.tsx";
import { CartLink } from "./features/product-lists/cart-link.tsx";
import { SavedLists } from "./routes/saved-lists.tsx";
import { SiteShell } from "./shell/site-shell.tsx";
import type { ProjectLink } from "./views/project-link.ts";

const Chat = island("ChatWidget", ChatWidget, { when: "used" });
const Saved = island("SavedLists", SavedLists, { when: "used" });
const Meeting = island("MeetingPopup", MeetingPopup, { when: "used" });

type FrameProps = {
  data: { latestProjects: ProjectLink[]; galleryProjects: ProjectLink[] };
  children: ReactNode;
};

export function Frame({ data, children }: FrameProps) {
  return (
    <SiteShell
      {...data}
      headerTools={
        <>
          {(parts.homes || parts.shop) && <Saved />}
          {parts.shop && <CartLink />}
        </>
      }
      overlays={<Meeting />}
      chat={<Chat />}
    >
      {children}
    </SiteShell>
  );
}
