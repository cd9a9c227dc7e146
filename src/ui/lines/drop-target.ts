import type { ReorderPlace } from '../reorder/reorder-item.ts';

/** Where a line comes to stand when it is dropped beside another; null where it stands there already. */
export function dropTarget(from: number, beside: number, place: ReorderPlace): number | null {
  const gap = beside + (place === 'after' ? 1 : 0);
  const to = gap > from ? gap - 1 : gap;
  return from === -1 || to === from ? null : to;
}
