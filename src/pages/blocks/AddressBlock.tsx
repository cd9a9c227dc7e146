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
  const { locale } = useLocale();
  const addresses = useMemo(
    () => (mapsKey === null ? undefined : mapsAddresses(mapsKey, locale)),
    [mapsKey, locale],
  );
  return <AddressFields {...fields} findCommunes={findCommunes} addresses={addresses} />;
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
