/** This script runs at the end of the body of every page. */
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { reportErrors } from "#ui/report-errors.ts";
import { loadDeferredFonts } from "./defer-fonts.ts";
import { growPicture } from "./grow-picture.ts";
import { keepPageOffline } from "./keep-page-offline.ts";
import { leaveClosedLevels } from "./leave-closed-levels.ts";
import { openGroups } from "./open-groups.ts";
import { queueClicks } from "./queue-clicks.ts";
import { reloadForMissingChunk } from "./reload-for-missing-chunk.ts";
import { startApp } from "./start-app.ts";
import { unparkPanels } from "./unpark-panels.ts";

reportErrors((process.env.API_BASE_URL ?? "") + REPORTS_PATH);
leaveClosedLevels();
openGroups();
// This comes before queueClicks, because a link that is followed offline must not reach another listener.
keepPageOffline();
loadDeferredFonts();
unparkPanels();
growPicture();
startApp();
queueClicks();
reloadForMissingChunk();
