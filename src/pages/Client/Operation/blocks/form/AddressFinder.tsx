import { useCallback, useRef } from 'react';
import * as operationMessages from '#messages/client/operation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { loadMaps } from '#runtime/maps/load-maps.ts';
import { createAddressSearch, type AddressSearch, type FoundAddress } from '#runtime/maps/places.ts';
import { toast } from '#runtime/toast/toast.ts';
import { AsyncCombobox } from '#ui/fields/AsyncCombobox.tsx';

interface AddressFinderProps {
  /** Key of the maps service, whose script is loaded with the first letters typed. */
  readonly mapsKey: string;
  readonly onFound: (address: FoundAddress) => void;
}

/** Finds an address by the maps service and hands it over, for the fields below to be filled in. */
export function AddressFinder({ mapsKey, onFound }: AddressFinderProps) {
  const t = useMessages(operationMessages);
  const { locale } = useLocale();
  const search = useRef<AddressSearch | null>(null);
  const load = useCallback(
    async (query: string) => {
      search.current ??= createAddressSearch(
        await loadMaps({ key: mapsKey, language: locale, region: 'FR' }),
        'fr',
      );
      return search.current.offers(query);
    },
    [mapsKey, locale],
  );
  const choose = async (id: string): Promise<void> => {
    try {
      const address = await search.current?.find(id);
      if (address) onFound(address);
    } catch {
      // The service stopped answering: the fields below are filled in by hand.
      toast.warning(t('addressNotFound'));
    }
  };
  return (
    <AsyncCombobox
      name="addressSearch"
      label={t('fields.addressSearch')}
      help={t('fields.addressSearchHelp')}
      value={null}
      load={load}
      minLength={4}
      onChange={(id) => {
        if (id !== null) void choose(id);
      }}
    />
  );
}
