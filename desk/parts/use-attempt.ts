import { useMutation } from "@tanstack/react-query";

/** Runs an action of a form or button: whether it runs, with what, and the error of the last attempt. */
export function useAttempt<Input = void>(action: (input: Input) => Promise<unknown>) {
  const { mutate, isPending, isSuccess, error, reset, variables } = useMutation({
    mutationFn: action,
  });
  return {
    run: mutate,
    isRunning: isPending,
    wasDone: isSuccess,
    wanted: variables,
    error,
    reset,
  };
}
