import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { ViewPending } from '../index/ViewPending.tsx';
import type { OperationMapViewProps } from './OperationMapView.tsx';

/** The map of the operations, fetched when it is first looked at. */
export const OperationMap = lazyPart<OperationMapViewProps>(
  async () => (await import('./OperationMapView.tsx')).OperationMapView,
  { pending: ViewPending, failed: PartFailed },
);
