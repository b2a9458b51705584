import { expect, test } from "vitest";
import { LEAD_KINDS, LEAD_PATHS } from "./lead-kinds.ts";

test("[9.002] there are three kinds of submission", () => {
  expect(LEAD_KINDS.toSorted()).toEqual(["broker", "contact", "meeting"]);
});

test("[7.004] [7.005] [7.006] each kind has its path", () => {
  expect(LEAD_PATHS).toMatchObject({
    meeting: "/api/send-meeting-request",
    contact: "/api/send-contact-form",
    broker: "/api/send-broker-registration",
  });
});
