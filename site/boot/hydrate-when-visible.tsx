import { type ComponentType, memo, Suspense, use, useEffect, useId } from "react";
import { loadChunk } from "./load-chunk.ts";
import { NOT_HYDRATED, PART_HYDRATED_EVENT } from "./names.ts";
import { warnUnstableProps } from "./warn-unstable-props.ts";
import { whenNeeded } from "./when-needed.ts";

/** For a part below the first screen or in a closed panel. Its code is loaded when the part comes
 * into view, or at the first interaction. Until then its links are plain links and clicks are queued
 * (inline/queue-clicks.ts). */
export function hydrateWhenVisible<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  className?: string,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | undefined;
  /** By the id of the part: React may render it several times before it commits it. */
  const pendingLoads = new Map<string, Promise<ComponentType<Props>>>();

  async function loadWhenNeeded(id: string) {
    await whenNeeded(id);
    loaded ??= (await loadChunk(load))[name] as ComponentType<Props>;
    return loaded;
  }

  function pendingLoad(id: string) {
    const pending = pendingLoads.get(id) ?? loadWhenNeeded(id);
    pendingLoads.set(id, pending);
    return pending;
  }

  /** Calls no other hook, because after suspending `loaded` may be set and `use` is skipped. */
  function Part({ id, props }: PartProps<Props>) {
    const Component = loaded ?? use(pendingLoad(id));
    // oxlint-disable-next-line react/static-components -- always the one component that was loaded
    return <Component {...props} />;
  }

  function LazyPart(props: Props & object) {
    const id = useId();
    // Starts observing before React renders Part, which it does at low priority.
    if (!loaded) void pendingLoad(id);
    return (
      <div id={id} className={className} {...{ [NOT_HYDRATED]: "" }}>
        <Suspense>
          <Part id={id} props={props} />
          <ReportPartHydrated id={id} />
        </Suspense>
      </div>
    );
  }

  // An update from above that reaches a part before it is hydrated makes React discard its markup.
  return (
    import.meta.env.DEV ? memo(LazyPart, warnUnstableProps(String(name))) : memo(LazyPart)
  ) as ComponentType<Props>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

type PartProps<Props> = { id: string; props: Props & object };

/** A sibling of the part, so that both are hydrated together. */
function ReportPartHydrated({ id }: { id: string }) {
  useEffect(() => {
    const wrapper = document.getElementById(id);
    wrapper?.removeAttribute(NOT_HYDRATED);
    wrapper?.dispatchEvent(new Event(PART_HYDRATED_EVENT, { bubbles: true }));
  }, [id]);
  return null;
}
