import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { deskHomes, homeChange, homeView } from "#domain/desk/homes.ts";
import type { Database } from "#server/storage/database.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { changeHome, findHome } from "./change-home.ts";
import { listHomes } from "./list-homes.ts";

const path = "/homes/:development/:home";
const params = z.strictObject({ development: z.string().max(64), home: z.string().max(64) });

export function homeRoutes(
  app: FastifyInstance,
  deps: { database: Database; now: () => Date },
): void {
  deskRoute(app, {
    method: "GET",
    path: "/homes",
    access: "agent",
    response: deskHomes,
    handle: async () => ({ developments: await listHomes(deps.database) }),
  });

  deskRoute(app, {
    method: "GET",
    path,
    access: "agent",
    params,
    response: homeView,
    handle: ({ params: key }) => findHome(deps.database, key),
  });

  deskRoute(app, {
    method: "POST",
    path,
    access: "agent",
    params,
    body: homeChange,
    response: homeView,
    handle: ({ account, params: key, body }) => changeHome(key, body, account, deps),
  });
}
