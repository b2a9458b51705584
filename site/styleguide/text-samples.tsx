import { href } from "react-router";
import { Breadcrumbs } from "#site/ui/breadcrumbs.tsx";
import { Pagination } from "#site/ui/pagination.tsx";
import { Quote } from "#site/ui/quote.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { StarRating } from "#site/ui/star-rating.tsx";
import { Stats } from "#site/ui/stat.tsx";
import { OnBoth } from "./on-both.tsx";

const stats = [
  { figure: "70+", label: "Years Of Experience" },
  { figure: "80+", label: "Expert Specialists" },
  { figure: "20+", label: "Successful Projects" },
  { figure: "1100+", label: "Happy Customers" },
  { figure: "5+", label: "Global Presence Countries" },
];

export function TextSamples() {
  return (
    <OnBoth heading="Figures, quotes, ways through">
      <div className="grid gap-14">
        <Stats stats={stats} className="grid-cols-2 lg:grid-cols-5" />
        <Quote by="Hina Malik" position="Owner of a home" className="max-w-3xl">
          They showed us the plan, then the model, then the key. Nothing changed in between.
        </Quote>
        <div className="flex flex-wrap items-center gap-10">
          <Breadcrumbs
            trail={[
              { label: "Home", to: href("/") },
              { label: "Projects", to: href("/project") },
              { label: "Warsan Tower" },
            ]}
          />
          <Pagination label="Sample pages" count={3} current={1} to={() => href("/blog")} />
          <StarRating value={4} />
          <Spinner />
        </div>
      </div>
    </OnBoth>
  );
}
