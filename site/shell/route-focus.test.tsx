// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet } from "react-router";
import { expect, test } from "vitest";
import { RouteFocus } from "./route-focus.tsx";

function Shell() {
  return (
    <>
      <RouteFocus />
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

const Site = createRoutesStub([
  {
    path: "/",
    Component: Shell,
    children: [
      {
        index: true,
        Component: () => (
          <>
            <h1>Home</h1>
            <Link to="/about">About</Link>
            <Link to="/?place=Dubai">Dubai</Link>
          </>
        ),
      },
      {
        path: "about",
        Component: () => {
          document.title = "About | Indus Gulf";
          return <h1>About us</h1>;
        },
      },
    ],
  },
]);

test("the first page takes no focus and announces nothing", () => {
  render(<Site />);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("after a navigation the new heading has the focus and the title is read out", async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole("link", { name: "About" }));
  const heading = await screen.findByRole("heading", { name: "About us" });
  expect(heading).toHaveFocus();
  expect(screen.getByRole("status").textContent).toBe("About | Indus Gulf");
});

test("a change of the query string moves no focus", async () => {
  render(<Site />);
  const filter = screen.getByRole("link", { name: "Dubai" });
  await userEvent.click(filter);
  await screen.findByRole("heading", { name: "Home" });
  expect(filter).toHaveFocus();
});
