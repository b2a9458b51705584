import { Tabs } from "#site/ui/tabs.tsx";
import { OnBoth } from "./on-both.tsx";

const tabs = [
  { id: "description", label: "Description", panel: <p>Solid oak, oiled, with a woven seat.</p> },
  { id: "review", label: "Review", panel: <p>Two visitors have written about it.</p> },
];

export function TabsSample() {
  return (
    <OnBoth heading="Tabs">
      <Tabs label="Product" tabs={tabs} />
    </OnBoth>
  );
}
