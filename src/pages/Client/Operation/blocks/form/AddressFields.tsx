import { useWatch } from 'react-hook-form';
import type { NearbyOperation } from '#contracts/client/operation/nearby.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AddressBlock } from '../../../../blocks/AddressBlock.tsx';
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

/** Warns that an operation stands on the same spot; it opens in another tab, so that nothing typed is lost. */
function NearbyWarning({ neighbour }: { neighbour: NearbyOperation }) {
  const t = useMessages(operationMessages);
  if (neighbour === null) return null;
  return (
    <Banner tone="warn">
      <TextLink href={show({ operation: neighbour.id })} isInherited isNewTab>
        {t('nearby', { ref: neighbour.ref })}
      </TextLink>{' '}
      <Text weight="normal">{t('nearbyHelp')}</Text>
    </Banner>
  );
}
