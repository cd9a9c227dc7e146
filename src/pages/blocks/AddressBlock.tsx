import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CommuneAnswer } from '#contracts/commune.ts';
import { index } from '#generated/routes/commune.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { loadMaps } from '#runtime/maps/load-maps.ts';
import { createAddressSearch, type AddressSearch } from '#runtime/maps/places.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { AddressFields, type AddressFieldsProps } from '#ui/address/AddressFields.tsx';
import type { AddressSource } from '#ui/address/address-source.ts';
import type { CommuneFieldProps } from '#ui/fields/CommuneField.tsx';

/** The communes whose name or postcode begins so; rejects when the directory does not answer. */
const findCommunes: CommuneFieldProps['find'] = async (query, signal) =>
  ((await getJson(index({ query: { q: query } }), signal)) as CommuneAnswer).items;

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
