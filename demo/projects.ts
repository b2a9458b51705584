import { readModels } from "#catalog/developments/read-models.ts";
import { findProject, firstProjects } from "#catalog/projects/projects.ts";
import { rates } from "#catalog/rates.ts";
import { deriveHomes } from "#domain/homes/homes.ts";

const wanted = ["2", "3", "1", "42", "5"].flatMap((id) => findProject(id) ?? []);

/** What the made-up leads ask about. */
export const DEMO_PROJECTS = (wanted.length > 0 ? wanted : firstProjects(5)).map(
  ({ id, title }) => ({ title, page: `/project-single/${id}` }),
);

const models = readModels();

/** Developments whose release people wait for. */
export const DEMO_RELEASES = models.filter(({ released }) => !released).map(({ key }) => key);

export const DEMO_HOMES = models
  .filter(({ released }) => released)
  .flatMap((model) =>
    deriveHomes(model).map(({ number, price }) => ({
      about: `${model.key}.${number}`,
      price: `${rates.currency} ${price.toLocaleString("en")}`,
    })),
  );
