import { MapPin } from 'lucide-react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import * as addressMessages from '#messages/address.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound, type FieldBinding } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { CommuneField, type CommuneFieldProps } from '../fields/CommuneField.tsx';
import { FieldRow } from '../fields/FieldRow.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import type { AddressNames, AddressPart } from './address-names.ts';
import type { AddressSource } from './address-source.ts';
import { AddressPin } from './AddressPin.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { useAddressFill } from './useAddressFill.ts';

export interface AddressFieldsProps<Values extends FieldValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly names: AddressNames<Values>;
  /** Asks the directory for the communes whose name or postcode begins so; keep its identity stable. */
  readonly findCommunes: CommuneFieldProps['find'];
  /** Finds whole addresses; without it communes are found, the rest is typed. */
  readonly addresses?: AddressSource | undefined;
  /** Where a page calls a part of it otherwise. */
  readonly labels?: Partial<Record<AddressPart | 'commune', string>>;
  readonly isReadOnly?: boolean;
  /** A commune is enough. */
  readonly isLineOptional?: boolean;
}

/**
 * An address: found as a whole, by its commune or on the map, or typed. What is found fills the fields, which
 * stay open to changes.
 *
 * @example
 * <AddressFields
 *   form={form} findCommunes={findCommunes} addresses={addresses}
 *   names={{ line: 'addressLine', postalCode: 'postalCode', city: 'city', lat: 'lat', lng: 'lng' }}
 * />
 */
export function AddressFields<Values extends FieldValues, Output>(props: AddressFieldsProps<Values, Output>) {
  const {
    form,
    names,
    findCommunes,
    addresses,
    labels = {},
    isReadOnly = false,
    isLineOptional = false,
  } = props;
  const t = useMessages(addressMessages);
  const fill = useAddressFill(form, names, findCommunes);
  const { lat, lng, inseeCode } = names;
  const hasPin = lat !== undefined && lng !== undefined;
  const labelOf = (part: AddressPart): string => labels[part] ?? t(part);
  const text = (
    part: AddressPart,
    name: FieldPathByValue<Values, string> | undefined,
    look: Pick<TextFieldProps, 'maxLength' | 'icon' | 'inputMode' | 'isOptional' | 'autoComplete' | 'help'>,
    onLeave?: () => Promise<void>,
  ) =>
    name !== undefined && (
      <Bound form={form} name={name}>
        {(bind) => (
          <TextField
            // The names of these fields are those of texts.
            {...(bind as unknown as FieldBinding<string>)}
            {...look}
            label={labelOf(part)}
            isReadOnly={isReadOnly}
            onBlur={() => {
              bind.onBlur();
              void onLeave?.();
            }}
          />
        )}
      </Bound>
    );
  return (
    <>
      {addresses && !isReadOnly && (
        <AddressSearch
          name={`${names.city}-address`}
          source={addresses}
          help={t(hasPin ? 'searchPinHelp' : 'searchHelp')}
          onFound={(address) => void fill.address(address)}
        />
      )}
      {text(
        'line',
        names.line,
        {
          icon: MapPin,
          maxLength: 180,
          autoComplete: 'off',
          isOptional: isLineOptional && !isReadOnly,
          help: isReadOnly ? undefined : t('lineHelp'),
        },
        fill.splitLine,
      )}
      {text('line2', names.line2, { maxLength: 180, isOptional: !isReadOnly, autoComplete: 'off' })}
      {!isReadOnly && (
        <CommuneField
          name={`${names.city}-commune`}
          label={labels.commune ?? t('commune')}
          help={t('communeHelp')}
          find={findCommunes}
          onChoose={fill.commune}
        />
      )}
      <FieldRow columns={inseeCode === undefined ? '1-2' : 3}>
        {text(
          'postalCode',
          names.postalCode,
          {
            inputMode: 'numeric',
            maxLength: 5,
            autoComplete: 'postal-code',
          },
          fill.completeInseeCode,
        )}
        {text('city', names.city, { maxLength: 80, autoComplete: 'address-level2' }, fill.completeInseeCode)}
        {text('inseeCode', inseeCode, { maxLength: 5, autoComplete: 'off' })}
      </FieldRow>
      {hasPin && (
        <AddressPin
          form={form}
          lat={lat}
          lng={lng}
          inseeCode={inseeCode}
          isReadOnly={isReadOnly}
          labels={{ lat: labelOf('lat'), lng: labelOf('lng') }}
          onChange={fill.point}
        />
      )}
    </>
  );
}
