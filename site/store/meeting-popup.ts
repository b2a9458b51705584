import { create } from "zustand";
import type { OptionLists } from "#domain/option-lists.ts";

/** The initial subject of the meeting. */
export type PropertyInterest = keyof Pick<OptionLists, "interestInHomes" | "otherInterest">;

type MeetingPopup = { open: boolean; interest?: PropertyInterest };

/** [4.001] [4.002] Whether the Schedule Meeting popup is shown; any page may open it. */
export const useMeetingPopup = create<MeetingPopup>(() => ({ open: false }));

export function openMeetingPopup(interest?: PropertyInterest): void {
  useMeetingPopup.setState({ open: true, interest });
}

export function closeMeetingPopup(): void {
  useMeetingPopup.setState({ open: false });
}
