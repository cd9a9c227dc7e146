import type { PageObject } from './page-object.ts';
import { isWithin } from './prop-paths.ts';

/** A page of a list as its server counts: a number, or a cursor. */
export type ScrollPage = number | string;

/** Where a list that grows page by page stands. */
export interface ScrollState {
  /** Name of the query parameter that asks for a page. */
  readonly pageName: string;
  readonly previousPage: ScrollPage | null;
  readonly nextPage: ScrollPage | null;
  readonly currentPage: ScrollPage | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPageOf = (value: unknown): ScrollPage | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;

/** Where the list of a prop stands; null when the page does not say that it grows. */
export function readScrollState(page: PageObject, prop: string): ScrollState | null {
  const state = page.scrollProps?.[prop];
  if (!isRecord(state)) return null;
  return {
    pageName: typeof state.pageName === 'string' && state.pageName !== '' ? state.pageName : 'page',
    previousPage: readPageOf(state.previousPage),
    nextPage: readPageOf(state.nextPage),
    currentPage: readPageOf(state.currentPage),
  };
}

const isReset = (state: unknown): boolean => isRecord(state) && state.reset === true;

function sideOf(answer: PageObject, prop: string): 'append' | 'prepend' | null {
  if (answer.prependProps?.some((path) => isWithin(path, prop))) return 'prepend';
  const appended = [...(answer.mergeProps ?? []), ...(answer.deepMergeProps ?? [])];
  return appended.some((path) => isWithin(path, prop)) ? 'append' : null;
}

/**
 * Where the lists stand after a partial answer: one that was lengthened at its end keeps what comes before
 * its first page, and the other way round; one that was reset or replaced stands where the answer says.
 */
export function mergeScrollProps(current: PageObject, answer: PageObject): PageObject['scrollProps'] {
  if (!answer.scrollProps) return current.scrollProps;
  const merged: Record<string, unknown> = { ...current.scrollProps };
  for (const [prop, state] of Object.entries(answer.scrollProps)) {
    const before = current.scrollProps?.[prop];
    const side = isReset(state) ? null : sideOf(answer, prop);
    if (side === null || !isRecord(state) || !isRecord(before)) merged[prop] = state;
    else if (side === 'append') merged[prop] = { ...state, previousPage: before.previousPage };
    else merged[prop] = { ...state, nextPage: before.nextPage };
  }
  return merged;
}
