// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { useHomeDetails } from "./use-home-details.ts";

test("the details of a development are requested once for all of its homes", async () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = ["first-tower", "second-tower", "first-tower"];
  const { result } = renderHook(() => useHomeDetails(keys));
  await waitFor(() => expect(result.current.state).toBe("loaded"));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    "/homes/first-tower/details.json",
    "/homes/second-tower/details.json",
  ]);
  expect(result.current.details).toHaveLength(3);
});
