import "./styles/desk.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createDeskClient } from "./server/desk-client.ts";

const root = document.getElementById("desk");
if (!root) throw new Error("desk/index.html has no element #desk");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createDeskClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
