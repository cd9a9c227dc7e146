import type { PageObject } from '../protocol/page-object.ts';
import type { CacheEvent, CacheMark, PageCacheOptions } from './cache.ts';

export interface CacheOwnerOptions extends Pick<PageCacheOptions, 'identityOf' | 'suspects'> {
  /** Drops everything kept, the page shown aside where it is spared. */
  readonly drop: (sparesShown: boolean) => void;
}

/** Knows for whom pages are kept, and what has changed since a request began. */
export function createCacheOwner({ identityOf, suspects, drop: dropEntries }: CacheOwnerOptions) {
  let identity: string | null = null;
  let epoch = 0;
  let generation = 0;

  const drop = (sparesShown: boolean): void => {
    epoch += 1;
    dropEntries(sparesShown);
  };

  return {
    /** Everything kept goes. */
    drop: (): void => drop(false),

    /** What happened may tell that somebody else is here: all but the page shown goes then. */
    suspect(event: CacheEvent, page: PageObject | null = null): void {
      if (suspects?.(event, page)) drop(true);
    },

    isOtherIdentity(page: PageObject): boolean {
      const next = identityOf?.(page) ?? null;
      return next !== null && identity !== null && next !== identity;
    },

    noteIdentity(page: PageObject): void {
      identity = identityOf?.(page) ?? identity;
    },

    /** Something was changed on the server. */
    noteChange(): void {
      generation += 1;
    },

    /** Taken before a request … */
    mark: (): CacheMark => ({ epoch, generation }),

    /** … and asked after it: another person's page must not be kept, one older than a change is not fresh. */
    judge: (mark: CacheMark): 'foreign' | 'outdated' | 'current' =>
      mark.epoch !== epoch ? 'foreign' : mark.generation !== generation ? 'outdated' : 'current',
  };
}
