/** A list with one of its elements a place up (−1) or down (1); as it is where there is no such place. */
export function moved<Item>(list: readonly Item[], rank: number, by: -1 | 1): readonly Item[] {
  const to = rank + by;
  const item = list[rank];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(rank, 1).toSpliced(to, 0, item);
}

/** A list with an element at its end, or without it. */
export const withChosen = <Item>(list: readonly Item[], item: Item, isChosen: boolean): readonly Item[] => {
  const others = list.filter((one) => one !== item);
  return isChosen ? [...others, item] : others;
};
