import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CityscanProps } from '#contracts/client/cityscan.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import { scan } from '#generated/routes/client/cityscan.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AddressSearch } from '#ui/address/AddressSearch.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { LocationField } from '#ui/map/LocationField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { useMapsAddresses } from '../../../blocks/AddressBlock.tsx';

const schema = async () => (await import('#contracts/client/cityscan.ts')).scanAddress.payload;

type Placed = CityscanProps['operations'][number];

interface ScanDialogProps {
  readonly operations: readonly Placed[];
  readonly opportunities: readonly Placed[];
  /** Key of the maps service, which finds addresses; null for none. */
  readonly mapsKey: string | null;
  /** What the link that led here asked for. */
  readonly asked: Pick<CityscanProps['query'], 'operation' | 'address' | 'lat' | 'lng'>;
  readonly onClose: () => void;
}

/** Asks for an address: that of an operation or opportunity, one that is found, or any with a pin on the map. */
export function ScanDialog({ operations, opportunities, mapsKey, asked, onClose }: ScanDialogProps) {
  const t = useMessages(cityscanMessages);
  const addresses = useMapsAddresses(mapsKey);
  const linked = operations.find(({ id }) => id === asked.operation);
  const [propertyId, setPropertyId] = useState<string | null>(linked?.id ?? null);
  const form = useAppForm({
    schema,
    defaultValues: {
      address: linked?.address ?? asked.address,
      lat: (linked?.lat ?? asked.lat) as number,
      lng: (linked?.lng ?? asked.lng) as number,
      operationId: linked?.id ?? null,
    },
  });
  const { field } = fieldsOf(form);
  const { setValue, control } = form.form;
  const [lat, lng] = useWatch({ control, name: ['lat', 'lng'] });
  const place = (at: Coordinates | null): void => {
    setValue('lat', (at?.lat ?? null) as number, { shouldDirty: true });
    setValue('lng', (at?.lng ?? null) as number, { shouldDirty: true });
    form.form.clearErrors(['lat', 'lng']);
  };
  const take = (id: string | null): void => {
    const operation = operations.find((one) => one.id === id);
    const property = operation ?? opportunities.find((one) => one.id === id);
    setPropertyId(property?.id ?? null);
    setValue('operationId', operation?.id ?? null);
    if (property === undefined) return;
    setValue('address', property.address, { shouldDirty: true });
    place(property);
  };
  const placeRefusal = form.errorOf('lat') ?? form.errorOf('lng');
  return (
    <ActionDialog
      form={form}
      title={t('create.title')}
      submitLabel={t('create.action')}
      action={{ method: 'POST', href: scan() }}
      onClose={onClose}
    >
      <Combobox
        name="property"
        label={t('create.property')}
        help={t('create.propertyHelp')}
        value={propertyId}
        onChange={take}
        isOptional
        choices={[
          ...operations.map(({ id, name, address }) => ({ id, label: name, description: address })),
          ...opportunities.map(({ id, name, address }) => ({
            id,
            label: t('create.opportunity', { name }),
            description: address,
          })),
        ]}
      />
      {addresses !== undefined && (
        <AddressSearch
          name="scan-search"
          source={addresses}
          help={t('create.searchHelp')}
          onFound={({ line, postalCode, city, location }) => {
            setValue('address', `${line}, ${postalCode} ${city}`, { shouldDirty: true });
            place(location);
          }}
        />
      )}
      {field('address', TextField, { label: t('create.address'), maxLength: 200 })}
      <LocationField label={t('create.place')} lat={lat} lng={lng} onChange={place} />
      {placeRefusal !== undefined && (
        <FieldError
          id="scan-place-error"
          text={lat === null || lng === null ? t('create.placeMissing') : placeRefusal}
        />
      )}
    </ActionDialog>
  );
}
