import { useEffect } from 'react';

interface MovementKeys {
  /** Goes to the next movement; null at the end of the list. */
  readonly onNext: (() => void) | null;
  /** Puts the movement on one of the accounts used most, counted from 0. */
  readonly onFavourite: (rank: number) => void;
  /** Codes or validates it, then goes on. */
  readonly onDone: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=listbox], [role=combobox]') !== null;

/** Keys of the panel of a movement: ↓ the next one, 1 to 9 an account, Ctrl and Enter done. */
export function useMovementKeys({ onNext, onFavourite, onDone }: MovementKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onDone();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'ArrowDown' && onNext !== null) {
        event.preventDefault();
        onNext();
      }
      if (/^[1-9]$/.test(event.key)) onFavourite(Number(event.key) - 1);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [onNext, onFavourite, onDone]);
}
