import { useWatch } from 'react-hook-form';
import { AddressBlock } from '../../../../blocks/AddressBlock.tsx';
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

const names = {
  line: 'addressLine',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
  lat: 'lat',
  lng: 'lng',
} as const;

/** Where it is: address, commune, coordinates, and who is already there. */
export function AddressFields({ form, operationId, mapsKey }: AddressFieldsProps) {
  const [lat, lng] = useWatch({ control: form.form.control, name: ['lat', 'lng'] });
  const neighbour = useNearby({ lat, lng }, operationId);
  return (
    <>
      <AddressBlock form={form} names={names} mapsKey={mapsKey} isLineOptional />
      <NearbyWarning neighbour={neighbour} />
    </>
  );
}
