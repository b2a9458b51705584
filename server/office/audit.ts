/** `npm run audit`: checks the chain of the audit. */
import "#server/settings/load-env-file.ts"; // first: other modules read the environment while they load
import { readAuditLine, verifyCommand } from "./audit-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(readAuditLine, verifyCommand);
