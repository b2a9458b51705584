import { Accordion } from "#site/ui/accordion.tsx";
import { Tabs } from "#site/ui/tabs.tsx";
import { OnBoth } from "./on-both.tsx";

const questions = [
  { id: "buy", summary: "Who may buy?", content: "Anyone: ownership is freehold.", open: true },
  { id: "pay", summary: "How is it paid?", content: "In stages that follow the building." },
  { id: "see", summary: "May I see it?", content: "Every day but Sunday, by appointment." },
];

const tabs = [
  { id: "description", label: "Description", panel: <p>Solid oak, oiled, with a woven seat.</p> },
  { id: "review", label: "Review", panel: <p>Two visitors have written about it.</p> },
];

export function DisclosureSamples() {
  return (
    <OnBoth heading="Tabs and accordion">
      <div className="grid gap-12 lg:grid-cols-2">
        <Tabs label="Product" tabs={tabs} />
        <Accordion items={questions} />
      </div>
    </OnBoth>
  );
}
