import { Search } from 'lucide-react';
import { Icon } from '../identity/Icon.tsx';

export interface SearchTriggerProps {
  label: string;
  /** « ⌘K ». */
  shortcut: string;
  onClick: () => void;
  /** The pointer or the focus is on it: what it opens can be made ready. */
  onIntent?: () => void;
}

/** What opens the palette: a field to look at on a screen, an icon on a phone. */
export function SearchTrigger({ label, shortcut, onClick, onIntent }: SearchTriggerProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-8 items-center gap-2 rounded-control border-line2 text-table text-ink3 hover:text-ink max-md:size-9 max-md:justify-center md:w-64 md:border md:bg-card md:px-2.5 md:shadow-e1"
    >
      <Icon icon={Search} size={16} />
      <span className="flex-1 truncate text-left max-md:sr-only">{label}</span>
      <kbd aria-hidden="true" className="key-cap max-md:hidden">
        {shortcut}
      </kbd>
    </button>
  );
}
