import { create } from "zustand";
import type { OptionLists } from "#domain/option-lists.ts";

/** The initial subject of the meeting. */
export type PropertyInterest = keyof Pick<OptionLists, "interestInHomes" | "otherInterest">;

/** The home that the popup was opened from. */
export type MeetingHome = {
  /** Its id (`homeId`). */
  about: string;
  /** Its name for the visitor. */
  title: string;
};

type MeetingPopup = { open: boolean; interest?: PropertyInterest; home?: MeetingHome };

/** [4.001] [4.002] Whether the Schedule Meeting popup is shown; any page may open it. */
export const useMeetingPopup = create<MeetingPopup>(() => ({ open: false }));

/** The attributes of a button that opens the popup. */
export function meetingAttributes({ about, title }: MeetingHome) {
  return { "data-interest": "interestInHomes", "data-about": about, "data-title": title };
}

export function openMeetingPopup({ dataset: { interest, about, title = "" } }: HTMLElement): void {
  useMeetingPopup.setState({
    open: true,
    interest: interest as PropertyInterest | undefined,
    home: about === undefined ? undefined : { about, title },
  });
}

export function closeMeetingPopup(): void {
  useMeetingPopup.setState({ open: false });
}
