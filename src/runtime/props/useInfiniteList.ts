import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigation } from '../navigation/context.ts';
import { usePage } from '../pages/page-context.ts';
import { isSameAddress } from '../protocol/address.ts';
import { mergeQuery } from '../protocol/merge-query.ts';
import { readScrollState, type ScrollPage } from '../protocol/scroll-props.ts';
import { useInView } from './useInView.ts';
import { useKeptPlace } from './useKeptPlace.ts';

export interface InfiniteListOptions {
  /** Loads by itself when an end comes into view. Default true. */
  readonly isAutomatic?: boolean;
  /** How far before its end is seen the next page is asked for, in pixels. Default 300. */
  readonly marginPx?: number;
}

/** A list that grows page by page at both ends. */
export interface InfiniteList {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly isLoadingNext: boolean;
  readonly isLoadingPrevious: boolean;
  /** The last request brought nothing: the list waits for a press. */
  readonly hasFailed: boolean;
  loadNext(): Promise<void>;
  loadPrevious(): Promise<void>;
  /** Asks again for what the last request did not bring, at the end where it was missing. */
  retry(): Promise<void>;
  /** This page of the list is seen now: the address names it soon after, the first one by no query at all. */
  see(page: ScrollPage): void;
  /** Go on elements before the first and after the last item. */
  readonly startRef: RefObject<HTMLDivElement | null>;
  readonly endRef: RefObject<HTMLDivElement | null>;
}

const SEEN_MS = 250;
const isFirst = (page: ScrollPage): boolean => Number(page) === 1;

type Side = 'append' | 'prepend';

/**
 * Lengthens the list of a prop that the server sends page by page (`scrollProps`): `useInfiniteList('lots')`.
 * The address shown stays, or follows what is seen (`see`); what is seen stays where it is when the list grows
 * before it. The length of the list outlives leaving the page and coming back.
 */
export function useInfiniteList(prop: string, options: InfiniteListOptions = {}): InfiniteList {
  const { isAutomatic = true, marginPx = 300 } = options;
  const page = usePage();
  const { reload, rename, current } = useNavigation();
  const seen = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [underWay, setUnderWay] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);
  const isBusy = useRef(false);
  const startRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(endRef);
  const state = readScrollState(page, prop);
  const next = state?.nextPage ?? null;
  const previous = state?.previousPage ?? null;

  const load = async (side: Side, wanted: ScrollPage | null): Promise<void> => {
    if (isBusy.current || wanted === null || !state) return;
    isBusy.current = true;
    setUnderWay(side);
    setFailed(null);
    try {
      const ask = () =>
        reload({
          only: [prop],
          data: { [state.pageName]: wanted },
          headers: { 'X-Inertia-Infinite-Scroll-Merge-Intent': side },
          preserveErrors: true,
        });
      const { outcome, page: answered } = await (side === 'prepend' ? keepPlace(ask) : ask());
      const now = answered && readScrollState(answered, prop);
      const after = side === 'append' ? now?.nextPage : now?.previousPage;
      // What brought nothing, or leads to itself, would be asked for again at once while the end is in view.
      const isInVain = outcome !== 'success' || String(after) === String(wanted);
      setFailed(isInVain ? side : null);
    } finally {
      isBusy.current = false;
      setUnderWay(null);
    }
  };

  useEffect(
    () => () => {
      clearTimeout(seen.current);
      // What was given up by leaving the page begins again with coming back to it.
      setFailed(null);
    },
    [],
  );
  const see = (seenPage: ScrollPage): void => {
    clearTimeout(seen.current);
    if (!state) return;
    seen.current = setTimeout(() => {
      const here = current();
      const to = mergeQuery(here, { [state.pageName]: isFirst(seenPage) ? null : seenPage });
      if (!isSameAddress(to, here)) void rename(to);
    }, SEEN_MS);
  };

  const loadNext = () => load('append', next);
  const loadPrevious = () => load('prepend', previous);
  const mayLoad = isAutomatic && failed === null && underWay === null;
  useInView(endRef, () => void loadNext(), { marginPx, isEnabled: mayLoad && next !== null });
  useInView(startRef, () => void loadPrevious(), {
    marginPx,
    isEnabled: mayLoad && previous !== null,
  });
  return {
    hasNext: next !== null,
    hasPrevious: previous !== null,
    isLoadingNext: underWay === 'append',
    isLoadingPrevious: underWay === 'prepend',
    hasFailed: failed !== null,
    loadNext,
    loadPrevious,
    retry: () => (failed === 'prepend' ? loadPrevious() : loadNext()),
    see,
    startRef,
    endRef,
  };
}
