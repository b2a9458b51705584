import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import * as words from "#words/errors.ts";
import { afterNextPaint } from "./after-next-paint.ts";
import { showToast } from "./toast.ts";

type OnDemandProps<Module> = {
  wanted: boolean;
  load: () => Promise<Module>;
  onFailure?: () => void;
  /** False where the visitor has not asked for it yet. */
  saysFailure?: boolean;
  children: (module: Module) => ReactNode;
};

/** Unlike with React's `lazy`, a load that fails (offline) is reported, and tried again the next time. */
export function OnDemand<Module>({
  wanted,
  load,
  onFailure,
  saysFailure = true,
  children,
}: OnDemandProps<Module>) {
  const [module, setModule] = useState<Module | null>(null);
  const loadModule = useEffectEvent(load);
  const reportFailure = useEffectEvent(() => {
    onFailure?.();
    if (saysFailure) void showToast("error", words.networkError); // the text of [8.001]
  });
  const isMissing = module === null;

  useEffect(() => {
    if (!wanted || !isMissing) return;
    let isAwaited = true;
    // Loading scripts takes time, so the response to the click is painted first.
    afterNextPaint()
      .then(() => (isAwaited ? loadModule() : null))
      .then(
        (loaded) => isAwaited && setModule(loaded),
        () => isAwaited && reportFailure(),
      );
    return () => {
      isAwaited = false;
    };
  }, [wanted, isMissing]);

  return module && children(module);
}
