import { useState } from 'react';
import type { ShownScan } from '#contracts/client/cityscan.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SurroundingsMap } from '#ui/map/SurroundingsMap.tsx';
import { pointsBefore } from './points-before.ts';

interface NeighbourhoodMapProps {
  readonly scan: ShownScan;
  readonly radiusM: number;
  /** Key of the maps service; null without one. */
  readonly mapsKey: string | null;
}

/** What is near the address at its true distance, theme by theme: each point has the number of its line. */
export function NeighbourhoodMap({ scan, radiusM, mapsKey }: NeighbourhoodMapProps) {
  const t = useMessages(cityscanMessages);
  const { number } = useFormat();
  const { themes } = scan;
  const placed = themes.filter(({ points }) => points.length > 0);
  const [shown, setShown] = useState<readonly string[]>(() => placed.map(({ key }) => key));
  if (placed.length === 0) return null;
  const points = themes.flatMap(({ key, points: near }, rank) =>
    shown.includes(key)
      ? near.map(({ label, walkMin, lat, lng, distanceM }, place) => {
          const mark = String(1 + pointsBefore(themes, rank) + place);
          return {
            id: `${key}:${place}`,
            label: t('map.point', {
              number: mark,
              label,
              theme: t(`themes.${key}`),
              metres: number(distanceM),
              minutes: walkMin,
            }),
            at: { lat, lng },
            distanceM,
            weight: 0.4,
            isFaint: false,
            mark,
          };
        })
      : [],
  );
  return (
    <Card title={t('map.title')}>
      <Stack gap={3}>
        <MultiSelect
          name="layers"
          label={t('map.layers')}
          value={shown}
          onChange={setShown}
          choices={placed.map(({ key }) => ({ id: key, label: t(`themes.${key}`) }))}
        />
        <SurroundingsMap
          mapsKey={mapsKey}
          label={t('map.label')}
          centre={scan}
          centreLabel={t('map.centre')}
          northLabel={t('map.north')}
          reachM={radiusM}
          points={points}
        />
        <Text as="p" size="label" tone="ink3">
          {points.length === 0 ? t('map.none') : t('map.help')}
        </Text>
      </Stack>
    </Card>
  );
}
