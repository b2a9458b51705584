/** `npm run spec`: which clauses the last run proves; `npm run spec -- security`: which requirements of security are met. */
if (process.argv[2] === "security") await import("./security-report.ts");
else await import("./clause-report.ts");
