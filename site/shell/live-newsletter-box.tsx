import { type FormEvent, useEffect, useRef, useState } from "react";
import { PrivacyNote } from "#site/ui/privacy-note.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { NewsletterField } from "./newsletter-field.tsx";

/** The code that sends is loaded when the box becomes visible, at the latest when it is submitted. */
export function LiveNewsletterBox() {
  const formRef = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [wanted, setWanted] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  useEffect(() => {
    shownAt.current = performance.now();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    if (formRef.current) observer.observe(formRef.current);
    return () => observer.disconnect();
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWanted(true);
    setSubmitted(true);
  }

  function onFailure() {
    setWanted(false);
    setSubmitted(false);
  }

  return (
    <form ref={formRef} method="dialog" onSubmit={onSubmit}>
      <NewsletterField />
      <PrivacyNote purpose="newsletter" className="mt-3 text-sm" />
      <OnDemand
        wanted={wanted}
        load={() => import("./newsletter-sending.tsx")}
        onFailure={onFailure}
        saysFailure={isSubmitted}
      >
        {({ NewsletterSending }) => (
          <NewsletterSending formRef={formRef} shownAt={shownAt} isSubmitted={isSubmitted} />
        )}
      </OnDemand>
    </form>
  );
}
