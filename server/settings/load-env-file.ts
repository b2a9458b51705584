import { existsSync } from "node:fs";

// Variables of the environment override the file.
if (existsSync(".env")) process.loadEnvFile(".env");
