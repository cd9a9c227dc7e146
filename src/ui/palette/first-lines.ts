import type { PaletteGroup } from './palette-types.ts';

/** The groups down to their line of that number; a group that would be empty is left out. */
export function firstLines(groups: readonly PaletteGroup[], count: number): readonly PaletteGroup[] {
  const shown: PaletteGroup[] = [];
  let left = count;
  for (const group of groups) {
    if (left <= 0) break;
    shown.push({ ...group, items: group.items.slice(0, left) });
    left -= group.items.length;
  }
  return shown;
}
