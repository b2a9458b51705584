import "./styles/desk.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { App } from "./app.tsx";
import { reportErrors } from "#ui/report-errors.ts";
import { createDeskClient } from "./server/desk-client.ts";

const root = document.getElementById("desk");
if (!root) throw new Error("desk/index.html has no element #desk");

reportErrors(REPORTS_PATH);

// React reports errors that no screen catches by itself.
createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <QueryClientProvider client={createDeskClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
