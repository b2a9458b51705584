/** A process of its own that opens a database and so migrates it, to be killed meanwhile. */
import { pino } from "pino";
import { openDatabase } from "./open-database.ts";

process.stdout.write("begins\n");
const database = await openDatabase(JSON.parse(process.argv[2]!), pino({ level: "silent" }));
await database.close();
