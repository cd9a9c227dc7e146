import type { PageObject } from './page-object.ts';
import { hasPath, isWithin, readPath, writePath } from './prop-paths.ts';

interface OnceValue {
  readonly prop: string;
  readonly value: unknown;
  /** Milliseconds since 1970; null: as long as the document lives. */
  readonly expiresAt: number | null;
}

/** Values that a server sends once and then expects to be known, by their key. */
export interface OnceStore {
  /** Keys that need not be sent again, without those asked for by name. */
  known(only?: readonly string[]): readonly string[];
  /** Keeps the values that a page brings and puts in those that it leaves out. */
  complete(page: PageObject): PageObject;
  /** Whether the page leaves out a value that is known here. */
  leansOn(page: PageObject): boolean;
  /** Milliseconds until the first value of the page is to be asked for again; infinite for none. */
  lifeMs(page: PageObject): number;
  clear(): void;
}

interface OnceEntry {
  readonly key: string;
  readonly prop: string;
  readonly expiresAt: number | null;
}

function entriesOf(page: PageObject): readonly OnceEntry[] {
  return Object.entries(page.onceProps ?? {}).flatMap(([key, declared]) => {
    if (typeof declared !== 'object' || declared === null || !('prop' in declared)) return [];
    const { prop } = declared;
    const expiresAt =
      'expiresAt' in declared && typeof declared.expiresAt === 'number' ? declared.expiresAt : null;
    return typeof prop === 'string' && prop !== '' ? [{ key, prop, expiresAt }] : [];
  });
}

/** A prop that is there need not be asked for afterwards. */
function withoutLoaded(page: PageObject): PageObject {
  const { deferredProps, ...rest } = page;
  const groups = Object.entries(deferredProps ?? {})
    .map(([group, paths]) => [group, paths.filter((path) => !hasPath(page.props, path))] as const)
    .filter(([, paths]) => paths.length > 0);
  return groups.length > 0 ? { ...rest, deferredProps: Object.fromEntries(groups) } : rest;
}

/**
 * Makes the store. A value put into a page keeps the time to live that it came with.
 *
 * @param now milliseconds since 1970, by the system's clock: servers give times of expiry so
 */
export function createOnceStore(now: () => number): OnceStore {
  const values = new Map<string, OnceValue>();
  const isAlive = ({ expiresAt }: OnceValue): boolean => expiresAt === null || expiresAt > now();

  return {
    known: (only = []) =>
      [...values]
        .filter(([, value]) => isAlive(value) && !only.some((path) => isWithin(value.prop, path)))
        .map(([key]) => key),

    leansOn: (page) => entriesOf(page).some(({ key, prop }) => !hasPath(page.props, prop) && values.has(key)),

    complete(page) {
      let { props } = page;
      for (const { key, prop, expiresAt } of entriesOf(page)) {
        const kept = values.get(key);
        if (hasPath(props, prop)) values.set(key, { prop, value: readPath(props, prop), expiresAt });
        else if (kept) props = writePath(props, prop, kept.value);
      }
      return props === page.props ? page : withoutLoaded({ ...page, props });
    },

    lifeMs(page) {
      const ends = entriesOf(page).flatMap(({ key }) => values.get(key)?.expiresAt ?? []);
      return ends.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.min(...ends) - now());
    },

    clear: () => values.clear(),
  };
}
