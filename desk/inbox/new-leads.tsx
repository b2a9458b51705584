import * as words from "#desk/words/en/inbox.ts";
import { Icon } from "#ui/icon.tsx";
import { arrowUp } from "#ui/icons.ts";

/** New leads are announced; the list stays as it is until the user asks for them. */
export function NewLeads({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="bg-note flex w-full cursor-pointer items-center justify-center gap-2 border-b border-rule px-4 py-2 text-sm font-medium text-fg hover:underline"
        >
          <Icon shape={arrowUp} size={16} />
          {words.showNewLeads(count)}
        </button>
      )}
    </div>
  );
}
