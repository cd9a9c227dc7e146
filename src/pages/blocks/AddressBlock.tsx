import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from '#runtime/locale/context.ts';
import { loadMaps } from '#runtime/maps/load-maps.ts';
import { createAddressSearch, type AddressSearch } from '#runtime/maps/places.ts';
import { AddressFields, type AddressFieldsProps } from '#ui/address/AddressFields.tsx';
import type { AddressSource } from '#ui/address/address-source.ts';
import { findCommunes } from './find-communes.ts';

interface AddressBlockProps<Values extends FieldValues, Output> extends Omit<
  AddressFieldsProps<Values, Output>,
  'findCommunes' | 'addresses'
> {
  /** Key of the maps service (`app.mapsKey`), whose script is loaded with the first letters typed. */
  readonly mapsKey?: string | null;
}

/** An address, found in this application's directory and, with a key, by the maps service. */
export function AddressBlock<Values extends FieldValues, Output>({
  mapsKey = null,
  ...fields
}: AddressBlockProps<Values, Output>) {
  const addresses = useMapsAddresses(mapsKey);
  return <AddressFields {...fields} findCommunes={findCommunes} addresses={addresses} />;
}

/** Whole addresses as the maps service finds them; undefined without its key. */
export function useMapsAddresses(mapsKey: string | null): AddressSource | undefined {
  const { locale } = useLocale();
  return useMemo(() => (mapsKey === null ? undefined : mapsAddresses(mapsKey, locale)), [mapsKey, locale]);
}

function mapsAddresses(key: string, language: string): AddressSource {
  let asked: Promise<AddressSearch> | null = null;
  const search = (): Promise<AddressSearch> => {
    asked ??= loadMaps({ key, language, region: 'FR' }).then(
      (library) => createAddressSearch(library, 'fr'),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  };
  return {
    offers: async (query) => (await search()).offers(query),
    find: async (id) => (await search()).find(id),
  };
}
