import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SurroundingsMap } from '#ui/map/SurroundingsMap.tsx';
import { useComparableName } from './useComparableName.ts';

interface PlanCardProps {
  readonly props: WithShared<EstimationFormProps>;
  readonly onPlace: ((at: Coordinates) => void) | undefined;
}

/** Known sales around the property, each as large as it weighs; a press adds one there. */
export function PlanCard({ props, onPlace }: PlanCardProps) {
  const t = useMessages(estimationMessages);
  const { money, number } = useFormat();
  const nameOf = useComparableName();
  const { comparables, place, limits } = props;
  const unplaced = comparables.filter(({ lat }) => lat === null).length;
  return (
    <Card title={t('plan.title')}>
      {place === null ? (
        <Text as="p" tone="ink3">
          {t('plan.noPlace')}
        </Text>
      ) : (
        <Stack gap={2}>
          <SurroundingsMap
            mapsKey={props.app.mapsKey}
            label={t('plan.label')}
            centre={place}
            centreLabel={t('plan.subject')}
            northLabel={t('plan.north')}
            reachM={Math.min(limits.maxDistanceM, 2000)}
            onPlace={onPlace}
            points={comparables.map((row) => ({
              id: row.id,
              label: t('plan.point', {
                address: nameOf(row),
                price: money(row.priceCents, { decimals: 0 }),
                distance: number(row.distanceM),
                weight: row.weight === null ? '–' : number(Number(row.weight), 4),
              }),
              at: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
              distanceM: row.distanceM,
              weight: row.isIncluded ? Number(row.weight ?? 0) : 0,
              isFaint: !row.isIncluded || Number(row.weight ?? 0) === 0,
            }))}
          />
          {unplaced > 0 && (
            <Text as="p" size="label" tone="ink3">
              {t('plan.unplaced', { count: unplaced })}
            </Text>
          )}
          {onPlace && (
            <Text as="p" size="label" tone="ink3">
              {t('plan.addHere')}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}
