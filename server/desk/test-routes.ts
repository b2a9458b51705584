type Statuses = [nobody: number, agent: number, manager: number];

const OPEN: Statuses = [422, 422, 422];

/** The status of each route for nobody, an agent and a manager. The request has an unknown id and no body, so
 * a permitted one may get 404 or 422. */
export const ROUTES: Record<string, Statuses> = {
  "GET /api/desk/openapi.json": [401, 200, 200],
  "POST /api/desk/sign-in/code": OPEN,
  "POST /api/desk/sign-in/code/check": OPEN,
  "POST /api/desk/sign-in/passkey/options": OPEN,
  "POST /api/desk/sign-in/passkey/check": OPEN,
  "GET /api/desk/sessions": [401, 200, 200],
  "DELETE /api/desk/sessions/:id": [401, 404, 404],
  "DELETE /api/desk/sessions": [401, 204, 204],
  "POST /api/desk/passkeys/options": [401, 200, 200],
  "POST /api/desk/passkeys": [401, 422, 422],
  "POST /api/desk/passkeys/:id": [401, 422, 422],
  "DELETE /api/desk/passkeys/:id": [401, 404, 404],
  "GET /api/desk/me": [401, 200, 200],
  "GET /api/desk/people": [401, 200, 200],
  "POST /api/desk/people": [401, 403, 422],
  "POST /api/desk/people/:id": [401, 422, 422],
  "GET /api/desk/audit": [401, 403, 200],
  "POST /api/desk/sign-out": [401, 204, 204],
  "GET /api/desk/leads": [401, 200, 200],
  "GET /api/desk/counts": [401, 200, 200],
  "GET /api/desk/leads/:id": [401, 404, 404],
  "GET /api/desk/leads/:id/documents/:name": [401, 404, 404],
  "POST /api/desk/leads/:id/reply": [401, 422, 422],
  "POST /api/desk/leads/:id/assign": [401, 422, 422],
  "POST /api/desk/leads/:id/call": [401, 422, 422],
  "POST /api/desk/leads/:id/erase": [401, 403, 422],
  "POST /api/desk/leads/:id/merge": [401, 422, 422],
  "POST /api/desk/leads/:id/next-step": [401, 422, 422],
  "POST /api/desk/leads/:id/note": [401, 422, 422],
  "POST /api/desk/leads/:id/stage": [401, 422, 422],
  "POST /api/desk/leads/:id/stop": [401, 422, 422],
  "POST /api/desk/leads/bulk": [401, 422, 422],
  "GET /api/desk/export": [401, 403, 200],
  "GET /api/desk/figures": [401, 403, 200],
  "GET /api/desk/homes": [401, 200, 200],
  "GET /api/desk/homes/:development/:home": [401, 404, 404],
  "POST /api/desk/homes/:development/:home": [401, 422, 422],
  "GET /api/desk/live": [401, 422, 422],
};

type Method = "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";

export function requestOf(route: string): { method: Method; url: string } {
  const [method, url = ""] = route.split(" ");
  const query = url.endsWith("/live") ? "?lead=unknown" : ""; // without it the response has no end
  return { method: method as Method, url: url.replaceAll(/:\w+/g, "unknown") + query };
}
