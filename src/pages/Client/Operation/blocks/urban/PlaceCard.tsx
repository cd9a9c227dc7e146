import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { parcelName } from '#domain/geography/parcel.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { pointOf } from '#ui/map/coordinates.ts';
import { ParcelPlan } from '../parcels/ParcelPlan.tsx';
import { useDrawnParcels } from '../parcels/useDrawnParcels.ts';

/** Where it lies in the land registry: its parcels by name, and drawn among their neighbours. */
export function PlaceCard({ place }: Pick<UrbanPlanningProps, 'place'>) {
  const t = useMessages(urbanMessages);
  const { area } = useFormat();
  const { inseeCode, lat, lng, parcels } = place;
  const at = pointOf(lat, lng);
  const drawn = useDrawnParcels(at, inseeCode, parcels);
  return (
    <Card title={t('place.title')} count={parcels.length}>
      <Stack gap={2}>
        <Text as="p">{place.address}</Text>
        {parcels.length === 0 ? (
          <Text as="p" tone="ink2">
            {t('place.none')}
          </Text>
        ) : (
          <DescriptionList
            layout="rows"
            items={parcels.map((parcel) => ({
              term: parcelName(parcel),
              value: parcel.areaM2 === null ? '–' : area(parcel.areaM2),
            }))}
          />
        )}
        <ParcelPlan drawn={drawn} at={at} named={parcels} />
        {at === null ? (
          <Text as="p" tone="ink2">
            {t('place.unplaced')}
          </Text>
        ) : (
          <Text as="p">
            <TextLink
              isNewTab
              href={`https://www.geoportail-urbanisme.gouv.fr/map/#tile=1&lon=${at.lng}&lat=${at.lat}&zoom=19`}
            >
              {t('place.planning')}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
