import { useMemo } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { parcelKey, parcelName, type ParcelReference } from '#domain/geography/parcel.ts';
import * as parcelMessages from '#messages/client/operation-parcels.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ParcelMapProps } from '#ui/map/ParcelMap.tsx';
import type { DrawnParcels } from './useDrawnParcels.ts';

// Fetched once there are parcels to draw.
const ParcelMap = lazyPart<ParcelMapProps>(async () => (await import('#ui/map/ParcelMap.tsx')).ParcelMap);

interface ParcelPlanProps {
  readonly drawn: DrawnParcels;
  readonly at: Coordinates | null;
  /** Those of the operation. */
  readonly named: readonly ParcelReference[];
  /** A parcel was pressed; without it they are only looked at. */
  readonly onPress?: (key: string) => void;
}

/** The parcels of an operation among their neighbours, with who drew them. */
export function ParcelPlan({ drawn, at, named, onPress }: ParcelPlanProps) {
  const t = useMessages(parcelMessages);
  const { area } = useFormat();
  const { source, isUnreachable, parcels } = drawn;
  const chosen = named.map(parcelKey).join('\n');
  const shown = useMemo(() => {
    const own = new Set(chosen.split('\n'));
    return parcels.map((parcel) => {
      const name = parcelName(parcel);
      const id = parcelKey(parcel);
      return {
        id,
        mark: parcel.number.replace(/^0+(?=.)/, ''),
        label: parcel.areaM2 === null ? name : t('label', { name, area: area(parcel.areaM2) }),
        polygons: parcel.polygons,
        isChosen: own.has(id),
      };
    });
  }, [parcels, chosen, t, area]);
  const centre = at ?? firstCorner(parcels);
  const absent = named.filter((one) => !shown.some(({ id }) => id === parcelKey(one)));
  if (isUnreachable) return <Note>{t('unreachable')}</Note>;
  if (source === null || centre === null) return null;
  return (
    <Stack gap={1}>
      {parcels.length === 0 ? (
        <Note>{t('none')}</Note>
      ) : (
        <ParcelMap label={t('map')} centre={centre} parcels={shown} onPress={onPress} />
      )}
      {parcels.length > 0 && absent.length > 0 && (
        <Note>{t('absent', { count: absent.length, names: absent.map(parcelName).join(', ') })}</Note>
      )}
      <Note>{source.isDemonstration ? t('demonstration') : t('source', { name: source.name })}</Note>
    </Stack>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text as="p" size="label" tone="ink3">
      {children}
    </Text>
  );
}

function firstCorner(parcels: DrawnParcels['parcels']): Coordinates | null {
  const corner = parcels[0]?.polygons[0]?.[0]?.[0];
  return corner === undefined ? null : { lng: corner[0], lat: corner[1] };
}
