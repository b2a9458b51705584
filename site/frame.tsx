import type { ReactNode } from "react";
import { parts } from "#catalog/parts.ts";
import { ReportHydrated } from "./boot/report-hydrated.tsx";
import { ChatWidget } from "./features/chat-widget/chat-widget.tsx";
import { MeetingPopup } from "./features/meeting-popup/meeting-popup.tsx";
import { ShopTools } from "./features/product-lists/shop-tools.tsx";
import { SiteShell } from "./shell/site-shell.tsx";
import { openMeetingPopup } from "./store/meeting-popup.ts";
import type { ProjectLink } from "./views/project-link.ts";

type FrameData = { latestProjects: ProjectLink[]; galleryProjects: ProjectLink[] };

const nothingLoaded: FrameData = { latestProjects: [], galleryProjects: [] };

export function Frame({ data = nothingLoaded, children }: FrameProps) {
  return (
    <SiteShell
      {...data}
      onScheduleMeeting={() => openMeetingPopup()}
      headerTools={parts.shop && <ShopTools />}
      overlays={<MeetingPopup />}
      chat={<ChatWidget />}
    >
      {children}
      <ReportHydrated />
    </SiteShell>
  );
}

type FrameProps = { data?: FrameData; children: ReactNode };
