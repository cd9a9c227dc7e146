import { MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import type { FoundAddress } from '#runtime/maps/places.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { CommuneChoice } from '#ui/fields/commune-choices.ts';
import { CommuneSearch } from '../../../../blocks/CommuneSearch.tsx';
import { AddressFinder } from './AddressFinder.tsx';
import { CoordinateField } from './CoordinateField.tsx';
import { inseeCodeOf } from './insee-code.ts';
import { LocationPicker } from './LocationPicker.tsx';
import { NearbyWarning } from './NearbyWarning.tsx';
import type { OperationForm } from './operation-schema.ts';
import { useNearby } from './useNearby.ts';

interface AddressFieldsProps {
  form: OperationForm;
  /** The operation that the form changes; null for a new one. */
  operationId: string | null;
  /** Key of the maps service; null without one. */
  mapsKey: string | null;
}

/** Where it is: address, commune found in the directory, coordinates, and who is already there. */
export function AddressFields({ form, operationId, mapsKey }: AddressFieldsProps) {
  const t = useMessages(operationMessages);
  const { control, getValues, setValue, formState } = form.form;
  const [lat, lng] = useWatch({ control, name: ['lat', 'lng'] });
  const neighbour = useNearby({ lat, lng }, operationId);

  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const fillIn = ({ commune, postalCode }: CommuneChoice) => {
    setValue('postalCode', postalCode, options);
    setValue('city', commune.name, options);
    setValue('inseeCode', commune.inseeCode, options);
  };

  const fillInAddress = async ({ line, postalCode, city, location }: FoundAddress) => {
    setValue('addressLine', line, options);
    setValue('postalCode', postalCode, options);
    setValue('city', city, options);
    setValue('inseeCode', '', options);
    if (location) {
      setValue('lat', location.lat, options);
      setValue('lng', location.lng, options);
    }
    const inseeCode = await inseeCodeOf(postalCode, city);
    // Whoever has typed a code or another town meanwhile keeps it.
    const isSame = getValues('postalCode') === postalCode && getValues('inseeCode') === '';
    if (inseeCode !== null && isSame) setValue('inseeCode', inseeCode, options);
  };

  return (
    <>
      {mapsKey !== null && (
        <AddressFinder mapsKey={mapsKey} onFound={(address) => void fillInAddress(address)} />
      )}
      <Bound form={form} name="addressLine">
        {(bind) => (
          <TextField
            {...bind}
            label={t('fields.addressLine')}
            icon={MapPin}
            maxLength={180}
            autoComplete="off"
          />
        )}
      </Bound>
      <CommuneSearch label={t('fields.commune')} help={t('fields.communeHelp')} onChoose={fillIn} />
      <FieldRow columns={3}>
        <Bound form={form} name="postalCode">
          {(bind) => <TextField {...bind} label={t('fields.postalCode')} inputMode="numeric" maxLength={5} />}
        </Bound>
        <Bound form={form} name="city">
          {(bind) => <TextField {...bind} label={t('fields.city')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="inseeCode">
          {(bind) => <TextField {...bind} label={t('fields.inseeCode')} maxLength={5} />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="lat">
          {(bind) => (
            <CoordinateField
              {...bind}
              label={t('fields.lat')}
              help={t('fields.coordinatesHelp')}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="lng">
          {(bind) => <CoordinateField {...bind} label={t('fields.lng')} isOptional />}
        </Bound>
      </FieldRow>
      <LocationPicker form={form} />
      <NearbyWarning neighbour={neighbour} />
    </>
  );
}
