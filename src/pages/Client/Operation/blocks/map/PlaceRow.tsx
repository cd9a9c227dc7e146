import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { PlaceFigures } from './PlaceFigures.tsx';

/** A line of the list beside the map. */
export function PlaceRow({ place }: { readonly place: OperationPlace }) {
  const [id, name, city, state] = place;
  return (
    <span className="flex items-center gap-3">
      <FacadeThumb seed={id} isSquare />
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-semibold">{name}</span>
          <StateBadge state={state} />
        </span>
        <span className="text-ink3">{city}</span>
        <PlaceFigures place={place} />
      </span>
    </span>
  );
}
