import type { RouteDefinition } from '#runtime/routes/types.ts';
import { createComparison, type Comparison } from './comparison.ts';
import { createTable, type Table } from './table.ts';
import { allTexts } from './texts.ts';

/** A method of a route that earlier routes answer to at every address of the route. */
export interface HiddenMethod {
  readonly method: string;
  /** Places of the routes that hide it, in order. */
  readonly by: readonly number[];
  /** Whether the one that hides it has the same addresses, so that either order would hide one of them. */
  readonly isSame: boolean;
}

const MAX_TEXTS = 100;
const MAX_COVERS = 16;

/**
 * The methods of routes that no address reaches, by the place of the route. A method that is told is hidden
 * for sure; one that is hidden by formats beyond comparison is not told. Uris and formats must be valid.
 */
export function findHidden(routes: readonly RouteDefinition[]): Map<number, HiddenMethod[]> {
  const table = createTable(routes);
  const comparison = createComparison(table);
  const hidden = new Map<number, HiddenMethod[]>();
  for (const [order, { methods }] of routes.entries()) {
    // HEAD goes with GET, and is hidden with it.
    const asked = methods.filter((method) => method !== 'HEAD' || !methods.includes('GET'));
    const found = asked.flatMap((method) => {
      const by = hiddenBy(table, comparison, order, method);
      return by === null ? [] : [{ method, by, isSame: isSame(comparison, order, by) }];
    });
    if (found.length > 0) hidden.set(order, found);
  }
  return hidden;
}

function hiddenBy(
  table: Table,
  comparison: Comparison,
  order: number,
  method: string,
): readonly number[] | null {
  const sample = table.sampleOf(order);
  if (sample !== null && !table.mayBeTaken(order, method, sample)) return null;
  const first = sample === null ? undefined : table.orderAt(method, sample);
  if (first === order) return null;
  const twin = table.twinOf(order, method);
  if (twin !== undefined) return [twin];
  if (first === undefined || first > order) return null;
  if (table.hasOneAddress(order) || comparison.coversByPieces(first, order)) return [first];
  const { addresses, hasDomain } = comparison.languageOf(order);
  const texts = addresses && allTexts(addresses, MAX_TEXTS);
  if (!texts) return coversOf(table, comparison, order, method, first);
  const takers = texts.map((text) => table.orderAt(method, table.addressOf(text, hasDomain)));
  if (takers.includes(order)) return null;
  return sorted(takers.filter((taker) => taker !== undefined && taker < order) as number[]);
}

/** Adds the route that takes an address of its own until none is left, or one is not taken. */
function coversOf(
  table: Table,
  comparison: Comparison,
  order: number,
  method: string,
  first: number,
): readonly number[] | null {
  const { hasDomain } = comparison.languageOf(order);
  const covers = new Set<number>();
  let next: number | undefined = first;
  while (next !== undefined && next < order && !covers.has(next) && covers.size < MAX_COVERS) {
    covers.add(next);
    const outsider = comparison.outsiderOf(order, covers);
    if (outsider === null) return fewest(comparison, order, covers);
    if (outsider === 'unknown') return null;
    next = table.orderAt(method, table.addressOf(outsider.text, hasDomain));
  }
  return null;
}

function fewest(comparison: Comparison, order: number, covers: ReadonlySet<number>): readonly number[] {
  const needed = new Set(covers);
  for (const cover of covers) {
    needed.delete(cover);
    if (needed.size === 0 || comparison.outsiderOf(order, needed) !== null) needed.add(cover);
  }
  return sorted(needed);
}

function isSame(comparison: Comparison, order: number, by: readonly number[]): boolean {
  const [cover] = by;
  if (cover === undefined || by.length > 1) return false;
  return comparison.coversByPieces(order, cover);
}

function sorted(orders: Iterable<number>): number[] {
  return [...new Set(orders)].toSorted((a, b) => a - b);
}
