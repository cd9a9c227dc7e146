import { useEffect } from 'react';
import { localStore } from '#runtime/storage/safe-storage.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { pathOf } from '#runtime/protocol/address.ts';
import type { Crumb } from '#ui/layout/types.ts';
import { noteRecent } from './recent.ts';

/** Keeps the page shown among those seen last, under the steps of its way after the first. */
export function useNoteRecent(key: string, page: PageObject, crumbs: readonly Crumb[]): void {
  const title = crumbs
    .slice(1)
    .map(({ label }) => label)
    .join(' · ');
  const href = pathOf(page.url);
  const isKept = title !== '' && !page.component.startsWith('Error/');
  useEffect(() => {
    if (isKept) noteRecent(localStore, key, { href, title });
  }, [key, href, title, isKept]);
}
