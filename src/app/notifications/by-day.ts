/** Things that happened, under the day on which they did. */
export interface DayGroup<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/**
 * Puts items, newest first, under their days; the order stays.
 *
 * @param dayOf what a day is called
 */
export function byDay<Item extends { readonly at: string }>(
  items: readonly Item[],
  dayOf: (at: string) => string,
): DayGroup<Item>[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
