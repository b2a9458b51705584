import type { Page } from "@playwright/test";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { expect, goto } from "./fixtures.ts";

export const availableHome = homeOf("indus-residence", "available");

/** The first home of a development with this status. */
export function homeOf(key: string, status: string) {
  return findHome(key, (one) => one.status === status);
}

export function homeOfType(key: string, type: string) {
  return findHome(key, (one) => one.type === type);
}

function findHome(key: string, fits: (one: ListedHome) => boolean) {
  const development = findDevelopment(key);
  const found = development && listedHomes(development).find(fits);
  if (!found) throw new Error(`${key} has no such home`);
  return { ...found, path: `/homes/${key}`, title: development.project.title };
}

export function homeDialog(page: Page) {
  return page.getByRole("dialog", { name: /^[A-C]-\d+/ });
}

export async function openHome(page: Page, { path, number } = availableHome): Promise<void> {
  await goto(page, `${path}?home=${number}`);
  await expect(homeDialog(page).getByRole("heading", { name: "Plan", exact: true })).toBeVisible();
}
