import { type ComponentType, memo, Suspense, use, useEffect, useId, useState } from "react";

const RETRY_MS = 3000;
/** What only looks in at the foot of the screen is not in sight yet. */
const REACH = "0px 0px -10%";

/**
 * A part of a page that lies below the first screen or in a closed panel. Its markup is prerendered
 * like any other; its code comes when the visitor gets near, or before the page changes. Until then
 * it bears `data-asleep`, links in it work by themselves, and presses are held for it (start-later).
 */
export function whenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= import.meta.env.SSR ? await load() : await persistently(load);
    return loaded;
  }

  /** Has no other hook: React resumes it where it waited, by when the part may have been loaded. */
  function Part({ arrival, props }: PartProps<Props>) {
    const Component = loaded ?? use(arrival);
    // oxlint-disable-next-line react/static-components -- always the one component that was loaded
    return <Component {...props} />;
  }

  function WhenNear(props: Props) {
    const id = useId();
    const [arrival] = useState(() => nearness(id).then(loadOnce));
    return (
      <div id={id} className={className} data-asleep="">
        <Suspense>
          <Part arrival={arrival} props={props} />
          <Awakening id={id} />
        </Suspense>
      </div>
    );
  }

  // An update from above that finds the part asleep would make React throw its markup away.
  return memo(WhenNear) as ComponentType<Props>;
}

type PartProps<Props> = { arrival: Promise<ComponentType<Props>>; props: Props };

/** Stands behind the part and so comes alive with it. */
function Awakening({ id }: { id: string }) {
  useEffect(() => {
    const wrapper = document.getElementById(id);
    wrapper?.removeAttribute("data-asleep");
    wrapper?.dispatchEvent(new Event("awake", { bubbles: true }));
  }, [id]);
  return null;
}

/** At once where the part is not in the document yet: it is being made for a page just opened. */
function nearness(id: string): Promise<void> {
  const part = import.meta.env.SSR ? null : document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: REACH },
    );
    observer.observe(part);
    // A press may open another page, and React waits for what sleeps in the frame before it shows it.
    addEventListener("click", arrive, { capture: true, once: true });
    addEventListener("popstate", arrive, { once: true });

    function arrive() {
      observer.disconnect();
      removeEventListener("click", arrive, { capture: true });
      removeEventListener("popstate", arrive);
      resolve();
    }
  });
}

/** The markup is there, so a line that is down for a while is no reason to show an error. */
async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
