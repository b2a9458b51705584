import { useState } from "react";
import { useOpenedBy } from "#site/boot/use-opened-by.ts";
import { type EnquiryTopic, readEnquiryTopic } from "#site/store/enquiry-topic.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";

/** The register of interest and questions about a home; its code is loaded when it is first opened. */
export function EnquiryPopup() {
  const [topic, setTopic] = useState<EnquiryTopic | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useOpenedBy("EnquiryPopup", (button) => {
    setTopic(readEnquiryTopic(button));
    setIsOpen(true);
  });

  return (
    <OnDemand wanted={isOpen} load={() => import("./enquiry-dialog.tsx")} onFailure={close}>
      {({ EnquiryDialog }) =>
        topic && <EnquiryDialog isOpen={isOpen} topic={topic} onClose={close} />
      }
    </OnDemand>
  );
}
