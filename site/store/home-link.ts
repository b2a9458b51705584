import { href } from "react-router";
import { create } from "zustand";

const useShown = create(() => ({ development: "", number: "", query: "" }));

/** The query names the home and has the inputs of its cash calendar. */
export function homePathWith(development: string, query: string): string {
  return `${href("/homes/:key", { key: development })}?${query}`;
}

/** The link has the calendar's inputs as soon as the calendar is shown, so it shows the same figures
 * on any day. */
export function useHomeLink(development: string, number: string): string {
  const shown = useShown();
  const isShown = shown.development === development && shown.number === number;
  return homePathWith(development, isShown ? shown.query : `home=${number}`);
}

/** Called by the cash calendar with the query of its inputs. */
export function showInputs(development: string, number: string, query: string): void {
  useShown.setState({ development, number, query });
}
