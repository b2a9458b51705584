/** What the enquiry popup is opened for. A button carries it in its attributes, because it may be plain HTML. */
export type EnquiryTopic = {
  form: "interest" | "home";
  /** A development or a home (`parseHomeSubject`). */
  about: string;
  /** Its name for the visitor. */
  title: string;
  /** As the page shows it. */
  price?: string | undefined;
};

export function enquiryAttributes({ form, about, title, price }: EnquiryTopic) {
  return { "data-form": form, "data-about": about, "data-title": title, "data-price": price };
}

export function readEnquiryTopic({ dataset }: HTMLElement): EnquiryTopic {
  const { form, about = "", title = "", price } = dataset;
  return { form: form === "interest" ? form : "home", about, title, price };
}
