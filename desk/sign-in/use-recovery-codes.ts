import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Me } from "#domain/desk/account.ts";
import type { recoveryCodes } from "#domain/desk/sign-in.ts";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { meKey } from "#desk/server/queries.ts";
import { send } from "#desk/server/request.ts";

/** New codes, which void those of before, until they are kept. */
export function useRecoveryCodes() {
  const client = useQueryClient();
  const { run, isRunning, result, error, reset } = useAttempt(async () => {
    const { codes } = await send<z.infer<typeof recoveryCodes>>("recovery-codes");
    client.setQueryData<Me | null>(meKey, (me) => me && { ...me, recoveryCodes: codes.length });
    return codes;
  });
  return { codes: result, make: run, isMaking: isRunning, error, forget: reset };
}
