import { X } from 'lucide-react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

/** A chosen word with a cross to take it away. */
export function RemovableTag({ text, onRemove }: { text: string; onRemove?: (() => void) | undefined }) {
  const t = useUiMessages();
  return (
    <span className="inline-flex min-h-6 items-center gap-1 rounded-badge border border-line bg-sunken pr-1 pl-2 text-label font-medium">
      {text}
      {onRemove && (
        <button
          type="button"
          className="touch-target inline-grid size-4 place-items-center rounded-badge text-ink3 hover:text-ink"
          aria-label={t('action.remove', { name: text })}
          onClick={onRemove}
        >
          <Icon icon={X} size={12} />
        </button>
      )}
    </span>
  );
}
