import type { PageObject } from '../protocol/page-object.ts';
import type { PageCacheOptions, StoreOptions } from './cache.ts';
import type { CachedPage } from './entry.ts';

type Flash = Readonly<Record<string, unknown>> | undefined;

export interface CachedPageOptions extends Required<
  Pick<PageCacheOptions, 'clock' | 'freshMs' | 'merge' | 'flashOf'>
> {
  readonly lifeMs: PageCacheOptions['lifeMs'];
  /** Whether one-time messages were told already. */
  readonly wasShown: (flash: Flash) => boolean;
}

/** Makes of an answer what is kept of it: over the page kept before, with the messages that are new. */
export function createCachedPages({ clock, freshMs, merge, flashOf, lifeMs, wasShown }: CachedPageOptions) {
  let serial = 0;

  /** The one-time messages of an answer; a partial one may repeat those that were told already. */
  const newFlash = (page: PageObject, isPart: boolean): Flash => {
    const flash = flashOf(page);
    return isPart && flash && wasShown(flash) ? undefined : flash;
  };

  return (page: PageObject, previous: CachedPage | undefined, stored: StoreOptions): CachedPage => {
    if (stored.isRemount) serial += 1;
    const { keepsGrown, answer } = stored;
    const { flash: _taken, ...kept } = previous ? merge(previous.page, page, { keepsGrown }) : page;
    return {
      kind: 'page',
      page: kept,
      status: stored.status ?? 200,
      freshUntil: stored.isFresh ? clock() + Math.min(freshMs, lifeMs?.(page) ?? freshMs) : 0,
      serial: stored.isRemount ? serial : (stored.follows?.serial ?? previous?.serial ?? serial),
      flash: newFlash(answer ?? page, answer !== undefined) ?? previous?.flash,
    };
  };
}
