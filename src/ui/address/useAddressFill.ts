import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { splitAddress } from '#domain/geography/split-address.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import type { FoundAddress } from '#runtime/maps/places.ts';
import type { CommuneFieldProps } from '../fields/CommuneField.tsx';
import type { CommuneChoice } from '../fields/commune-choices.ts';
import type { AddressNames } from './address-names.ts';
import { inseeCodeIn } from './insee-code.ts';

interface AddressFill {
  readonly address: (found: FoundAddress) => Promise<void>;
  readonly commune: (choice: CommuneChoice) => void;
  readonly point: (point: Coordinates | null) => void;
  /** The line was left: an address that was typed or pasted there as a whole goes into its fields. */
  readonly splitLine: () => Promise<void>;
  /** Postcode or commune was left: the INSEE code follows from both, unless it was typed. */
  readonly completeInseeCode: () => Promise<void>;
}

/** Fills the fields of an address that a form has; those that it has not are left out. */
export function useAddressFill<Values extends FieldValues, Output>(
  { form }: AppForm<Values, Output>,
  names: AddressNames<Values>,
  findCommunes: CommuneFieldProps['find'],
): AddressFill {
  const set = (name: Path<Values> | undefined, value: string | number | null): void => {
    if (name === undefined) return;
    form.setValue(name, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid,
    });
  };
  const fillInseeCode = async (postalCode: string, city: string): Promise<void> => {
    const { inseeCode: name } = names;
    if (name === undefined) return;
    set(name, '');
    // Without an answer the code is typed, or found by the search of communes.
    const communes = await findCommunes(postalCode, new AbortController().signal).catch(() => []);
    const code = inseeCodeIn(communes, { postalCode, city });
    // Whoever has typed a code or another town meanwhile keeps it.
    const isSame = form.getValues(names.postalCode) === postalCode && form.getValues(name) === '';
    if (code !== null && isSame) set(name, code);
  };
  const textOf = (name: Path<Values> | undefined): string => {
    const value: unknown = name === undefined ? '' : form.getValues(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    async splitLine() {
      const found = splitAddress(textOf(names.line));
      // Whoever has filled in another commune meant what stands there.
      const others = [textOf(names.postalCode), textOf(names.city)];
      if (found === null || others.some((text) => text !== '')) return;
      set(names.line, found.line);
      set(names.postalCode, found.postalCode);
      set(names.city, found.city);
      await fillInseeCode(found.postalCode, found.city);
    },
    async completeInseeCode() {
      const [postalCode, city] = [textOf(names.postalCode), textOf(names.city)];
      if (!postalCodePattern.test(postalCode) || city === '' || textOf(names.inseeCode) !== '') return;
      await fillInseeCode(postalCode, city);
    },
    async address({ line, postalCode, city, location }) {
      set(names.line, line);
      set(names.postalCode, postalCode);
      set(names.city, city);
      if (location) {
        set(names.lat, location.lat);
        set(names.lng, location.lng);
      }
      await fillInseeCode(postalCode, city);
    },
    commune({ commune, postalCode }) {
      set(names.postalCode, postalCode);
      set(names.city, commune.name);
      set(names.inseeCode, commune.inseeCode);
    },
    point(point) {
      set(names.lat, point?.lat ?? null);
      set(names.lng, point?.lng ?? null);
    },
  };
}
