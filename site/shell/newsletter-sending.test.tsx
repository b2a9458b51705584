// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRef, useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { successText } from "#domain/lead-texts.ts";
import { NEWSLETTER_FIELD } from "./newsletter-field.tsx";
import { NewsletterSending } from "./newsletter-sending.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const formRef = createRef<HTMLFormElement>();

/** Submits the form as soon as React has put the code that sends into the page. */
function Submit() {
  useLayoutEffect(() => formRef.current!.requestSubmit(), []);
  return null;
}

function Box({ isLoaded }: { isLoaded: boolean }) {
  return (
    <form ref={formRef} onSubmit={(event) => event.preventDefault()}>
      <input name={NEWSLETTER_FIELD} defaultValue="amina@example.com" />
      {isLoaded && (
        <>
          <NewsletterSending formRef={formRef} shownAt={{ current: 0 }} isSubmitted={false} />
          <Submit />
        </>
      )}
    </form>
  );
}

test("a sign-up that is submitted the moment the code has loaded is sent", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"success":true,"message":"ok"}')));
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const { rerender } = render(<Box isLoaded={false} />);
  rerender(<Box isLoaded />);
  expect(await screen.findByText(successText("contact"))).toBeInTheDocument();
});
