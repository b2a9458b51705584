import * as z from "zod/mini";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type SessionStore<State, Stored> = {
  name: string;
  initial: State;
  schema: z.ZodMiniType<Stored>;
  toStored: (state: State) => Stored;
};

/** State that survives a reload of this tab. A page restores it once it is hydrated. */
export function createSessionStore<State extends object, Stored extends Partial<State>>({
  name,
  initial,
  schema,
  toStored,
}: SessionStore<State, Stored>) {
  const useStore = create<State>()(
    persist(() => initial, {
      name,
      storage: createJSONStorage(() => sessionStorage),
      skipHydration: true,
      partialize: toStored,
      merge(stored, current) {
        const result = z.safeParse(schema, stored);
        return result.success ? { ...current, ...result.data } : current;
      },
    }),
  );

  function restore(): void {
    // Where the browser blocks storage, there is nothing to restore.
    const { persist } = useStore as Partial<typeof useStore>;
    if (persist?.hasHydrated() === false) void persist.rehydrate();
  }

  return { useStore, restore };
}
