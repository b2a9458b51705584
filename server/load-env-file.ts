import { existsSync } from "node:fs";

// What the environment already says counts more than the file.
if (existsSync(".env")) process.loadEnvFile(".env");
