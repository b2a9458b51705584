// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { openUrl } from "#site/store/test-open-url.ts";
import * as words from "#words/homes.ts";
import DevelopmentHomesPage, { loader } from "./development-homes.tsx";

type LoaderArgs = Parameters<typeof loader>[0];
type PageProps = Parameters<typeof DevelopmentHomesPage>[0];

test("a development without a façade shows all homes, and says so to a link that asks for a side", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const data = loader({ params: { key: "warsan-tower" } } as LoaderArgs);
  const props = { loaderData: { ...data, sides: [], rooms: [] } } as unknown as PageProps;
  const Page = createRoutesStub([
    { path: "/homes/:key", Component: () => <DevelopmentHomesPage {...props} /> },
  ]);
  openUrl("/homes/warsan-tower?side=lake");
  await act(async () => render(<Page initialEntries={["/homes/warsan-tower"]} />));
  expect(await screen.findByRole("heading", { name: "All homes" })).toBeVisible();
  expect(screen.queryByRole("region", { name: words.onTheFacade })).toBeNull();
  expect(screen.queryByRole("heading", { name: words.inTheList })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Inside a sample flat" })).toBeNull();
  expect(await screen.findByText(/does not have\. We show the list\.$/)).toBeVisible();
});

test("the description of a development names the façade only where there is one", () => {
  expect(words.developmentDescription("Harbour House", "Bristol", 12, true)).toMatch(
    /^Choose one of the 12 homes of Harbour House in Bristol on its façade or in a list, /,
  );
  expect(words.developmentDescription("Harbour House", "Bristol", 12, false)).toMatch(
    /^Choose one of the 12 homes of Harbour House in Bristol in a list, /,
  );
});
