import { addressKey } from '../protocol/address.ts';
import type { KeptPages } from './kept-pages.ts';

type Flash = Readonly<Record<string, unknown>> | undefined;

/** Knows which page is on the screen, and which of its one-time messages were told. */
export function createShownPage({ readPage, write }: Pick<KeptPages, 'readPage' | 'write'>) {
  let shownKey: string | null = null;
  let shownFlash: string | null = null;

  return {
    key: (): string | null => shownKey,

    /** The page is on the screen: coming back to it asks again. */
    markShown(href: string): void {
      shownKey = addressKey(href);
      const entry = readPage(href);
      if (entry && entry.freshUntil !== 0) write(href, { ...entry, freshUntil: 0 });
    },

    isShown: (href: string): boolean => addressKey(href) === shownKey,

    /** The one-time messages of a page, the first time only. */
    takeFlash(href: string): Flash {
      const entry = readPage(href);
      if (!entry?.flash) return undefined;
      write(href, { ...entry, flash: undefined });
      shownFlash = JSON.stringify(entry.flash);
      return entry.flash;
    },

    /** Whether messages are those that were told last. */
    wasShown: (flash: Flash): boolean => JSON.stringify(flash) === shownFlash,
  };
}
