/** The middle of some numbers; not a number when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Collected numbers by name. */
export interface Figures {
  add(name: string, value: number): void;
  median(name: string): number;
  max(name: string): number;
}

/** Makes an empty collection. */
export function createFigures(): Figures {
  const values = new Map<string, number[]>();
  return {
    add(name, value) {
      const list = values.get(name) ?? [];
      list.push(value);
      values.set(name, list);
    },
    median: (name) => median(values.get(name) ?? []),
    max: (name) => Math.max(...(values.get(name) ?? [Number.NaN])),
  };
}
