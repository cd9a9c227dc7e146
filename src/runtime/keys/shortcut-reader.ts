import { isSameStroke, parseShortcut, type Stroke } from './stroke.ts';

/** A shortcut with what it stands for. */
export interface Binding<T> {
  readonly keys: string;
  readonly value: T;
}

/** Puts strokes together until they make a shortcut. */
export interface ShortcutReader<T> {
  /**
   * Takes the next stroke.
   *
   * @param atMs any clock that only goes forward
   * @param bindings of two with the same keys the last one counts: what came later stands nearer
   * @returns the one that is complete; `pending` within a longer one; null when the stroke means nothing
   */
  read(stroke: Stroke, atMs: number, bindings: readonly Binding<T>[]): Binding<T> | 'pending' | null;
}

/** Longest time between two strokes of one shortcut. */
const patienceMs = 1200;

/** A reader for shortcuts of one stroke or several; a stroke that fits nowhere begins anew. */
export function createShortcutReader<T>(): ShortcutReader<T> {
  let strokes: readonly Stroke[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;

  const find = (bindings: readonly Binding<T>[]): Binding<T> | 'pending' | null => {
    let isPending = false;
    for (const binding of bindings.toReversed()) {
      const wanted = parseShortcut(binding.keys);
      const begins = strokes.every((stroke, index) => {
        const other = wanted[index];
        return other !== undefined && isSameStroke(stroke, other);
      });
      if (begins && wanted.length === strokes.length) return binding;
      isPending ||= begins;
    }
    return isPending ? 'pending' : null;
  };

  return {
    read(stroke, atMs, bindings) {
      strokes = atMs - lastMs > patienceMs ? [stroke] : [...strokes, stroke];
      lastMs = atMs;
      let found = find(bindings);
      if (found === null && strokes.length > 1) {
        strokes = [stroke];
        found = find(bindings);
      }
      if (found !== 'pending') strokes = [];
      return found;
    },
  };
}
