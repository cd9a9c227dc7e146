import type { OperationPlace } from '#contracts/client/operation/views.ts';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { usePlaceFigures } from './usePlaceFigures.ts';

/** A line of the list beside the map. */
export function PlaceRow({ place }: { readonly place: OperationPlace }) {
  const [id, name, city, state] = place;
  return (
    <RecordSummary
      picture={<FacadeThumb seed={id} isSquare />}
      title={name}
      badge={<StateBadge state={state} />}
      subtitle={city}
      figures={usePlaceFigures(place)}
    />
  );
}
