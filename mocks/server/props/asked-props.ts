/** What the headers of a request say about the props that it wants. */
export interface AskedProps {
  /** A part of the page that answers, not the whole. */
  readonly isPart: boolean;
  /** Names of props that are asked for expressly. */
  readonly names: ReadonlySet<string>;
  /** Names of props whose growth starts anew. */
  readonly reset: ReadonlySet<string>;
  /** Keys of values that are known there. */
  readonly known: ReadonlySet<string>;
  /** Which end of a list is lengthened. */
  readonly side: 'append' | 'prepend';
}

/** Entries of a header that lists them with commas. */
export const listOf = (header: string | null): readonly string[] =>
  (header ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** The prop that a path is in: `operation.name` asks for `operation`. */
export const propOf = (path: string): string => path.split('.')[0] ?? path;

/** Reads `X-Inertia-Partial-*` and their like; a part of another page than the one that answers is the whole. */
export function askedProps(headers: Headers, component: string): AskedProps {
  const isPart = headers.get('x-inertia-partial-component') === component;
  const names = (header: string): ReadonlySet<string> =>
    new Set(isPart ? listOf(headers.get(header)).map(propOf) : []);
  const intent = headers.get('x-inertia-infinite-scroll-merge-intent');
  return {
    isPart,
    names: names('x-inertia-partial-data'),
    reset: names('x-inertia-reset'),
    known: new Set(listOf(headers.get('x-inertia-except-once-props'))),
    side: intent === 'prepend' ? 'prepend' : 'append',
  };
}
