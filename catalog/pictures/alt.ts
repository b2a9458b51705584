import { developmentAlt } from "#catalog/developments/picture-alt.ts";
import { slideAlt } from "#catalog/hero-slides.ts";
import { postAlt } from "#catalog/posts/posts.ts";
import { productAlt } from "#catalog/products.ts";
import { projectAlt } from "#catalog/projects/projects.ts";
import { serviceAlt } from "#catalog/services/services.ts";
import { teamAlt } from "#catalog/team.ts";
import { pageAlt } from "./page-alt.ts";

/** Empty if the words beside the picture say everything. */
export const altTexts: Record<string, string> = {
  ...pageAlt,
  ...slideAlt,
  ...projectAlt,
  ...serviceAlt,
  ...postAlt,
  ...teamAlt,
  ...productAlt,
  ...developmentAlt,
};
