/** One key of a shortcut; `isMod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Stroke {
  /** `KeyboardEvent.key` in lower case: a letter, `?`, `enter`. */
  readonly key: string;
  readonly isMod: boolean;
}

/** What is read of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/** A shortcut is not written as its strokes separated by spaces, each `x` or `mod+x`. */
export class ShortcutError extends Error {
  override readonly name = 'ShortcutError';
  readonly keys: string;

  constructor(keys: string) {
    super(`"${keys}" is no shortcut: write keys separated by spaces, each as "x" or "mod+x"`);
    this.keys = keys;
  }
}

/**
 * Reads a shortcut as it is declared: `g o` is one key after the other, `mod+k` both at once.
 *
 * @throws ShortcutError
 */
export function parseShortcut(keys: string): readonly Stroke[] {
  const strokes = keys.split(' ').map((part) => {
    const [, mod, key = ''] = /^(mod\+)?(\S+)$/.exec(part) ?? [];
    return { key: key.toLowerCase(), isMod: mod !== undefined };
  });
  if (strokes.some(({ key }) => key === '')) throw new ShortcutError(keys);
  return strokes;
}

const modifiers = new Set(['shift', 'control', 'alt', 'altgraph', 'meta', 'capslock', 'dead']);

/** The stroke that a press means; null for modifiers alone, held keys, composed text and Alt combinations. */
export function strokeOf(press: KeyPress, isMac: boolean): Stroke | null {
  const key = press.key.toLowerCase();
  if (modifiers.has(key) || press.repeat || press.isComposing || press.altKey) return null;
  const isMod = isMac ? press.metaKey : press.ctrlKey;
  // The other of the two belongs to the system, or to what moves within a text.
  if (isMac ? press.ctrlKey : press.metaKey) return null;
  return { key, isMod };
}

export const isSameStroke = (a: Stroke, b: Stroke): boolean => a.key === b.key && a.isMod === b.isMod;

/** The keys of a shortcut as they stand on the keyboard: `['⌘', 'K']`, `['Ctrl', 'K']`, `['G', 'O']`. */
export function shortcutCaps(keys: string, isMac: boolean): readonly string[] {
  return parseShortcut(keys).flatMap(({ key, isMod }) => [
    ...(isMod ? [isMac ? '⌘' : 'Ctrl'] : []),
    key === 'enter' ? '↵' : key.length === 1 ? key.toUpperCase() : key,
  ]);
}

/** A shortcut as `aria-keyshortcuts` wants it (WAI-ARIA 1.2); undefined for one key after the other. */
export function ariaShortcut(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const [stroke, ...more] = parseShortcut(keys);
  if (!stroke || more.length > 0) return undefined;
  const key = stroke.key.length === 1 ? stroke.key.toUpperCase() : stroke.key;
  return stroke.isMod ? `Meta+${key} Control+${key}` : key;
}
