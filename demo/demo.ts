/** `npm run demo`: fills the server's database with made-up leads, or removes them. */
import "#server/settings/load-env-file.ts"; // first: other modules read the environment while they load
import { runCommand } from "#server/office/run-command.ts";
import { makeUploadsFolder } from "#server/storage/documents/uploads-folder.ts";
import { readDemoLine, runDemo } from "./demo-command.ts";

await runCommand(readDemoLine, async (line, { settings, ...deps }) =>
  runDemo(line, {
    ...deps,
    documents: await deps.openDocuments(),
    mailer: await deps.openMailer(),
    uploadsFolder: await makeUploadsFolder(settings.dataFolder),
    localOrigin: `http://localhost:${settings.port}`,
  }),
);
