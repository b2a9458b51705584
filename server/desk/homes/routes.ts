import type { FastifyInstance } from "fastify";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { changeHome, findHome } from "./change-home.ts";
import { listHomes } from "./list-homes.ts";

export function homeRoutes(app: FastifyInstance, deps: DeskDeps): void {
  deskRoute(app, "GET /homes", async () => ({ developments: await listHomes(deps.database) }));

  deskRoute(app, "GET /homes/:development/:home", ({ params: key }) =>
    findHome(deps.database, key),
  );

  deskRoute(app, "POST /homes/:development/:home", ({ account, params: key, body }) =>
    changeHome(key, body, account, deps),
  );
}
