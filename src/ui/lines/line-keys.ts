/** What a key does in a cell of a table of lines. */
export type LineKey =
  | { readonly kind: 'go'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'remove' }
  | { readonly kind: 'fill' }
  | { readonly kind: 'undo' };

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface Caret {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** A list of choices keeps the arrows for itself. */
  readonly isChoice: boolean;
}

/** What a key means where the caret is; null leaves it to the cell. */
export function lineKeyOf(pressed: Pressed, { isAtStart, isAtEnd, isChoice }: Caret): LineKey | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const by = key === 'ArrowUp' ? -1 : 1;
  if (altKey) return isVertical && !ctrlKey && !metaKey ? { kind: 'move', by } : null;
  if (ctrlKey || metaKey) return shiftKey ? null : commandOf(key);
  if (shiftKey) return null;
  if (key === 'Enter') return isChoice ? null : { kind: 'add' };
  if (isChoice) return null;
  if (isVertical) return { kind: 'go', rows: by, columns: 0 };
  if (key === 'ArrowLeft' && isAtStart) return { kind: 'go', rows: 0, columns: -1 };
  return key === 'ArrowRight' && isAtEnd ? { kind: 'go', rows: 0, columns: 1 } : null;
}

function commandOf(key: string): LineKey | null {
  if (key === 'Backspace') return { kind: 'remove' };
  if (key.toLowerCase() === 'd') return { kind: 'fill' };
  return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
}
