// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PageBanner } from "./page-banner.tsx";

const trail = [
  { label: "Projects", to: "/project" },
  { label: "Warsan Tower", to: "/project-single/3" },
];

test("the banner has the page's heading and breadcrumbs, in which the page itself is no link", () => {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <PageBanner title="Warsan Tower" lead="A tower." trail={trail} />,
    },
  ]);
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1, name: "Warsan Tower" })).toBeInTheDocument();
  const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/project",
  ]);
  expect(way.getByText("Warsan Tower")).toHaveAttribute("aria-current", "page");
});

test("a compact banner has its lead too", () => {
  const lead = (
    <>
      A tower. <a href="/project-single/3">About the project</a>
    </>
  );
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <PageBanner title="Warsan Tower" {...{ lead, trail }} compact />,
    },
  ]);
  render(<Page />);
  expect(screen.getByText(/^A tower\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "About the project" })).toBeInTheDocument();
});

test("a page without breadcrumbs renders none", () => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <PageBanner title="This page could not be loaded" /> },
  ]);
  render(<Page />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
