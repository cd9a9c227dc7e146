import { useEffect, useState } from 'react';
import { minSearchLength } from '#contracts/limits.ts';
import type { SharedProps } from '#contracts/shared.ts';
import * as commandMessages from '#messages/commands.ts';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress } from '#runtime/navigation/hooks.ts';
import type { Href } from '#runtime/routes/types.ts';
import { localStore } from '#runtime/storage/safe-storage.ts';
import { actionPlaces, type ActionPlace } from '#ui/actions/action.ts';
import { useActionList } from '#ui/actions/action-registry.ts';
import { useChoiceSearch, type LoadChoices } from '#ui/fields/useChoiceSearch.ts';
import { CommandPalette } from '#ui/palette/CommandPalette.tsx';
import type { PaletteItem } from '#ui/palette/palette-types.ts';
import { paletteContent, searchedText, type OfferGroup } from './palette-content.ts';
import { paletteItem } from './palette-item.tsx';
import { readRecent } from './recent.ts';
import type { HitGroup } from './search-hits.ts';
import { useGeneralActions } from './useGeneralActions.ts';

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Asks the server of the area; keep its identity stable. */
  load: LoadChoices<HitGroup>;
  /** Where the pages seen last are kept. */
  recentKey: string;
  /** What was typed before it was here, once; keep its identity stable. */
  takeEarlyKeys: () => string;
  app: SharedProps['app'];
  signOutHref: Href<'POST'>;
}

const pauseMs = 120;

const isActionPlace = (id: OfferGroup['id']): id is ActionPlace => actionPlaces.some((place) => place === id);

/** Finds records, pages and actions by what is typed; empty, it offers what was seen last and what can be done. */
export default function Palette({
  isOpen,
  onOpenChange,
  load,
  recentKey,
  takeEarlyKeys,
  app,
  signOutHref,
}: PaletteProps) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(commandMessages);
  const { path } = useAddress();
  const registered = useActionList();
  const general = useGeneralActions(app, signOutHref);
  const actions = [...registered, ...general];
  const [query, setQuery] = useState('');
  useEffect(() => {
    const early = isOpen ? takeEarlyKeys() : '';
    // oxlint-disable-next-line react/set-state-in-effect -- typed before anything here could take it
    if (early !== '') setQuery(early);
  }, [isOpen, takeEarlyKeys]);
  const text = searchedText(query);
  const search = useChoiceSearch(load, text ?? '', {
    isActive: isOpen && text !== null,
    minLength: minSearchLength,
    debounceMs: pauseMs,
  });
  const recents = isOpen ? readRecent(localStore, recentKey) : [];
  const content = paletteContent({ query, path, actions, hits: search.choices, recents });
  const titleOf = (id: OfferGroup['id']): string =>
    id === 'recent' || isActionPlace(id) ? t(id) : t(`type.${id}`);

  const close = () => {
    onOpenChange(false);
    setQuery('');
  };
  const run = (item: PaletteItem) => {
    const offers = content.flatMap((group) => group.offers);
    const picked = offers.find((offer) => paletteItem(offer).id === item.id);
    close();
    // A line with an address is a link, which goes there by itself.
    if (picked?.kind === 'action') picked.action.run?.();
  };

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : close())}
      label={shell('label')}
      placeholder={shell('open')}
      query={query}
      onQueryChange={setQuery}
      groups={content.map(({ id, offers }) => ({ id, title: titleOf(id), items: offers.map(paletteItem) }))}
      isLoading={search.status === 'loading'}
      emptyText={
        query.trim().length < minSearchLength ? t('nothingYet') : t('nothing', { query: query.trim() })
      }
      notice={search.status === 'failed' ? t('failed') : undefined}
      onRun={run}
    />
  );
}
