/**
 * An arch, cut by two strokes that meet: the sea's horizon and a river's meander that widens towards
 * us. Drawn on a 48 grid so that the horizon falls on whole pixels at 16, 32 and 48.
 */
export const brandMarkPath =
  "M6 21a18 18 0 0 1 36 0zM6 24h18c0 4.5-9 5.5-9 10.5 0 5.5 6 5.5 6 10.5H6zM42 24v21h-9.5c0-9-10.5-7.5-10.5-12 0-3.5 6.5-4 6.5-9z";
