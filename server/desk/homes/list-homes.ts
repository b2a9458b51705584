import { readModels } from "#catalog/developments/read-models.ts";
import type { DeskDevelopment, DeskHome } from "#domain/desk/homes.ts";
import { toSquareFeet } from "#domain/homes/area-unit.ts";
import { deriveHomes, type Home } from "#domain/homes/homes.ts";
import { homeStatus } from "#domain/homes/status.ts";
import { developmentTitle } from "#server/leads/kinds/home-subject.ts";
import {
  listHomeStatuses,
  type StoredHomeStatus,
} from "#server/pages/availability/home-status-repository.ts";
import { contentAvailability } from "#server/pages/availability/read-availability.ts";
import type { Queryable } from "#server/storage/database.ts";

/** The homes as in the content, with version 0. */
let content: DeskDevelopment[] | undefined;

export async function listHomes(database: Queryable): Promise<DeskDevelopment[]> {
  content ??= readContent();
  const statuses = new Map(
    (await listHomeStatuses(database)).map((stored) => [
      `${stored.development} ${stored.home}`,
      stored,
    ]),
  );
  return content.map((development) => ({
    ...development,
    homes: development.homes.map((home) =>
      withStatus(home, statuses.get(`${development.key} ${home.number}`)),
    ),
  }));
}

function withStatus(home: DeskHome, stored: StoredHomeStatus | undefined): DeskHome {
  if (!stored) return home;
  const { status, version, changedAt, changedBy } = stored;
  return { ...home, status, version, changedAt, changedBy };
}

function readContent(): DeskDevelopment[] {
  return readModels().map((model) => ({
    key: model.key,
    title: developmentTitle(model.key),
    isReleased: model.released,
    homes: deriveHomes(model).map((home) => toDeskHome(home, model)),
  }));
}

function toDeskHome(home: Home, { key, released }: { key: string; released: boolean }): DeskHome {
  const { number, wing, floor, stack, type, bedrooms, study, price } = home;
  const availability = contentAvailability()[key];
  if (!availability) throw new Error(`There is no availability of "${key}"`);
  return {
    number,
    wing,
    floor,
    stack,
    type,
    bedrooms,
    study,
    price,
    area: Math.round(toSquareFeet(home.insideArea)),
    status: homeStatus(number, availability, released),
    version: 0,
    changedAt: null,
    changedBy: null,
  };
}
