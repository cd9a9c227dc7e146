import type { PageObject } from '../protocol/page-object.ts';

/** A page kept under its address. */
export interface CachedPage {
  readonly kind: 'page';
  readonly page: PageObject;
  readonly status: number;
  /** Until then (milliseconds of the clock) the page is shown without asking again. */
  readonly freshUntil: number;
  /** Changes when the next showing must start with new component state. */
  readonly serial: number;
  /** Not yet shown to anyone; it is taken once and never comes back. */
  readonly flash?: Readonly<Record<string, unknown>> | undefined;
}

/** An address that answered with the page of another one. */
export interface CachedMove {
  readonly kind: 'moved';
  readonly to: string;
  /** The hash of the address asked for belongs to the other one as well. */
  readonly keepsHash: boolean;
  readonly freshUntil: number;
}

export type CacheEntry = CachedPage | CachedMove;
