import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as addressMessages from '#messages/address.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound, type FieldBinding } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '../fields/FieldRow.tsx';
import { LocationField } from '../map/LocationField.tsx';
import { CoordinateField } from './CoordinateField.tsx';

interface AddressPinProps<Values extends FieldValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly lat: FieldPathByValue<Values, number | null>;
  readonly lng: FieldPathByValue<Values, number | null>;
  /** The map begins with the department of the commune. */
  readonly inseeCode: FieldPathByValue<Values, string> | undefined;
  readonly labels: { readonly lat: string; readonly lng: string };
  readonly onChange: (point: Coordinates | null) => void;
  readonly isReadOnly: boolean;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The coordinates as figures and as a pin: placing it fills both fields, typing moves it. */
export function AddressPin<Values extends FieldValues, Output>({
  form,
  lat,
  lng,
  inseeCode,
  labels,
  onChange,
  isReadOnly,
}: AddressPinProps<Values, Output>) {
  const t = useMessages(addressMessages);
  // The values are looked at by name: the form's own type says nothing about them here.
  const control = form.form.control as unknown as Control;
  const values: readonly unknown[] = useWatch({ control, name: [lat, lng, inseeCode ?? lat] });
  const [latNow, lngNow, code] = values;
  const coordinate = (name: typeof lat, label: string, help?: string) => (
    <Bound form={form} name={name}>
      {(bind) => (
        <CoordinateField
          {...(bind as unknown as FieldBinding<number | null>)}
          label={label}
          help={help}
          isOptional={!isReadOnly}
          isReadOnly={isReadOnly}
        />
      )}
    </Bound>
  );
  return (
    <>
      <FieldRow>
        {coordinate(lat, labels.lat, isReadOnly ? undefined : t('coordinatesHelp'))}
        {coordinate(lng, labels.lng)}
      </FieldRow>
      {!isReadOnly && (
        <LocationField
          lat={numberOf(latNow)}
          lng={numberOf(lngNow)}
          inseeCode={typeof code === 'string' ? code : ''}
          onChange={onChange}
        />
      )}
    </>
  );
}
