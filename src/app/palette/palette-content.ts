import type { SearchHit } from '#contracts/search.ts';
import { actionPlaces, eachChoice, type Action, type ActionPlace } from '#ui/actions/action.ts';
import { matchesWords, searchWords } from '#ui/palette/match.ts';
import type { RecentPage } from './recent.ts';
import type { HitGroup } from './search-hits.ts';

/** One thing that the palette offers. */
export type Offer =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'hit'; readonly type: HitGroup['type']; readonly hit: SearchHit & { href: string } }
  | { readonly kind: 'recent'; readonly page: RecentPage };

/** Kinds of records; the pages and actions that the server finds stand among those of the browser. */
type RecordType = Exclude<HitGroup['type'], 'page' | 'action'>;

/** Offers under one title. */
export interface OfferGroup {
  readonly id: 'recent' | ActionPlace | RecordType;
  readonly offers: readonly Offer[];
}

/** What the palette chooses from. */
export interface PaletteSources {
  /** What was typed; a text that begins with `>` asks for actions alone. */
  readonly query: string;
  /** The address shown: it is not offered. */
  readonly path: string;
  readonly actions: readonly Action[];
  /** What the server found for the query. */
  readonly hits: readonly HitGroup[];
  readonly recents: readonly RecentPage[];
}

const mostRecents = 5;

/** What is left of the text for the server to search for; null for actions alone. */
export const searchedText = (query: string): string | null => (query.startsWith('>') ? null : query);

/**
 * What the palette shows. Nothing typed: pages seen last, then every action by its place. Something typed:
 * records first, as the server ranks them, then pages and actions, each address once; an action that the page
 * offers itself stands for the server's line, since it has its keys.
 */
export function paletteContent({ query, path, actions, hits, recents }: PaletteSources): OfferGroup[] {
  const words = searchWords(query.replace(/^>/, ''));
  const isOpening = words.length === 0 && !query.startsWith('>');
  // Where one is stands only among what was asked for by name.
  const here = isOpening ? path : null;
  const offered = firstOfEachAddress(
    eachChoice(actions).toSorted((a, b) => actionPlaces.indexOf(a.place) - actionPlaces.indexOf(b.place)),
  ).filter(
    ({ label, href, words: others = [], isKeysOnly }) =>
      isKeysOnly !== true && href !== here && matchesWords([label, ...others], words),
  );
  const led = new Set(offered.map(({ href }) => href));
  const groups = actionPlaces.map((place): OfferGroup => {
    const own = offered
      .filter((action) => action.place === place)
      .map((action): Offer => ({ kind: 'action', action }));
    return { id: place, offers: [...own, ...found(hits, serverTypeOf[place], led)] };
  });
  const first: OfferGroup[] = isOpening
    ? [{ id: 'recent', offers: recentOffers(recents, led, path) }]
    : hits.flatMap(({ type }) =>
        type === 'page' || type === 'action' ? [] : [{ id: type, offers: found(hits, type, led) }],
      );
  return [...first, ...groups].filter(({ offers }) => offers.length > 0);
}

const serverTypeOf: Readonly<Record<ActionPlace, HitGroup['type'] | null>> = {
  page: null,
  go: 'page',
  create: 'action',
  general: null,
};

/** Without the actions that lead where an earlier one leads. */
function firstOfEachAddress(actions: readonly Action[]): readonly Action[] {
  const led = new Set<string>();
  return actions.filter(({ href }) => {
    if (href === undefined) return true;
    const isFirst = !led.has(href);
    led.add(href);
    return isFirst;
  });
}

/** The hits of a type that lead somewhere else than what is offered already. */
function found(
  hits: readonly HitGroup[],
  wanted: HitGroup['type'] | null,
  led: ReadonlySet<string | undefined>,
): Offer[] {
  return hits
    .filter(({ type }) => type === wanted)
    .flatMap(({ type, hits: all }) =>
      all.flatMap((hit): Offer[] => {
        const { href } = hit;
        if (href === null || led.has(href)) return [];
        return [{ kind: 'hit', type, hit: { ...hit, href } }];
      }),
    );
}

const recentOffers = (
  recents: readonly RecentPage[],
  led: ReadonlySet<string | undefined>,
  path: string,
): Offer[] =>
  recents
    .filter(({ href }) => href !== path && !led.has(href))
    .slice(0, mostRecents)
    .map((page) => ({ kind: 'recent', page }));
