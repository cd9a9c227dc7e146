import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { index, indexMap } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import type { OperationMapViewProps } from '../../Operation/blocks/map/OperationMapView.tsx';

// The map comes after the figures.
const OperationMapView = lazyPart<OperationMapViewProps>(
  async () => (await import('../../Operation/blocks/map/OperationMapView.tsx')).OperationMapView,
);

interface PlacesCardProps extends Pick<DashboardProps, 'places'> {
  readonly mapsKey: string | null;
}

/** Where the operations in progress stand. */
export function PlacesCard({ places, mapsKey }: PlacesCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('map.title')} aside={<TextLink href={indexMap()}>{t('map.all')}</TextLink>}>
      <AfterFirstPaint>
        <OperationMapView
          places={places}
          totalCount={places.length}
          unplacedHref={index({ query: { place: ['missing'] } })}
          mapsKey={mapsKey}
          canLocate={false}
          height="22rem"
        />
      </AfterFirstPaint>
    </Card>
  );
}
