type Make<Value> = () => Promise<Value> | Value;

/** How a list or an object of a partial answer is laid together with the one shown. */
export interface GrowthOptions {
  /** Default `append`; `deep` also merges what lies inside. */
  readonly side?: 'append' | 'prepend' | 'deep';
  /** Where in the prop the list is, with dots; default: the prop itself. */
  readonly path?: string;
  /** Field by which items are told apart, so that none is there twice. */
  readonly matchOn?: string;
}

/** Where a list that is sent page by page stands. */
export interface ListPlace {
  /** Name of the query parameter; default `page`. */
  readonly pageName?: string;
  readonly currentPage: number | string;
  readonly previousPage: number | string | null;
  readonly nextPage: number | string | null;
}

/** How and when a prop is sent. */
export type Rule =
  | { readonly when: 'later'; readonly group: string }
  | { readonly when: 'asked' }
  | { readonly when: 'once'; readonly key: string | null; readonly validS: number | null }
  | { readonly when: 'growing'; readonly growth: GrowthOptions }
  | { readonly when: 'paged'; readonly place: ListPlace };

/** A prop that is not simply sent with its page: it is made only when it is sent. */
export interface DeferredProp<Value = unknown> {
  readonly rule: Rule;
  readonly make: Make<Value>;
}

/** Props as a handler gives them: any of them may be deferred. */
export type Answered<Props> = {
  readonly [Name in keyof Props]: Props[Name] | DeferredProp<NonNullable<Props[Name]>>;
};

/** Sent after the page, with the others of its group in one request; optional in the page's contract. */
export const deferred = <Value>(make: Make<Value>, group = 'default'): DeferredProp<Value> => ({
  rule: { when: 'later', group },
  make,
});

/** Sent only when a partial request names it; optional in the page's contract. */
export const onDemand = <Value>(make: Make<Value>): DeferredProp<Value> => ({
  rule: { when: 'asked' },
  make,
});

/**
 * Sent once, then expected to be known; optional in the page's contract.
 *
 * @param key what pages share it under; default: the prop's name
 * @param validS seconds after which it is sent again; default: never
 */
export const once = <Value>(
  make: Make<Value>,
  { key = null, validS = null }: { key?: string | null; validS?: number | null } = {},
): DeferredProp<Value> => ({ rule: { when: 'once', key, validS }, make });

/** Laid together with what a partial request finds on the screen; a visit replaces it. */
export const growing = <Value>(make: Make<Value>, growth: GrowthOptions = {}): DeferredProp<Value> => ({
  rule: { when: 'growing', growth },
  make,
});

/** A page of a list, its items in `data`, that lengthens the list shown at the end that was asked for. */
export const paged = <Value extends { readonly data: readonly unknown[] }>(
  make: Make<Value>,
  place: ListPlace,
): DeferredProp<Value> => ({ rule: { when: 'paged', place }, make });

/** Whether a prop is deferred. */
export const isDeferredProp = (value: unknown): value is DeferredProp =>
  typeof value === 'object' && value !== null && 'rule' in value && 'make' in value;
