import { useMutation } from "@tanstack/react-query";
import { ChangeWithdrawn } from "#desk/server/change-lead.ts";

export function useAttempt<Input = void, Result = unknown>(
  action: (input: Input) => Promise<Result>,
) {
  const { mutate, isPending, isSuccess, data, error, reset, variables } = useMutation({
    mutationFn: action,
  });
  return {
    run: mutate,
    isRunning: isPending,
    wasDone: isSuccess,
    wanted: variables,
    result: data,
    error: error instanceof ChangeWithdrawn ? null : error,
    reset,
  };
}
