import type { PrintedLot, StocksProps } from '#contracts/export/stocks.ts';

/** So many lots stand on a page at most. */
export const lotsPerPage = 14;
/** A new operation begins on the page only if so many of its lots fit below its head. */
const keptTogether = 2;

/** Lots of one operation on one page. */
export interface PageGroup {
  readonly group: StocksProps['groups'][number];
  readonly lots: readonly PrintedLot[];
  /** The operation began on the page before. */
  readonly isContinued: boolean;
}

/** The lots by pages: never the head of an operation without lots below it. */
export function pagesOfStock(groups: StocksProps['groups'], perPage = lotsPerPage): PageGroup[][] {
  const pages: PageGroup[][] = [];
  let page: PageGroup[] = [];
  const used = (): number => page.reduce((sum, { lots }) => sum + lots.length, 0);
  const turn = (): void => {
    pages.push(page);
    page = [];
  };
  for (const group of groups) {
    let left: readonly PrintedLot[] = group.lots;
    if (perPage - used() < Math.min(keptTogether, left.length)) turn();
    let isContinued = false;
    while (left.length > 0) {
      const room = perPage - used();
      if (room === 0) {
        turn();
        continue;
      }
      page.push({ group, lots: left.slice(0, room), isContinued });
      left = left.slice(room);
      isContinued = true;
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}
