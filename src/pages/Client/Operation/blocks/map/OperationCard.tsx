import { MapPin } from 'lucide-react';
import type { OperationPlace } from '#contracts/client/operation/views.ts';
import { edit, show } from '#generated/routes/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { PlaceCard } from '#ui/map/PlaceCard.tsx';
import { usePlaceFigures } from './usePlaceFigures.tsx';

export interface OperationCardProps {
  readonly place: OperationPlace;
  readonly canLocate: boolean;
  readonly onMove?: ((place: OperationPlace) => void) | undefined;
}

/** What a pin opens: the operation's name and state, and the ways to it. */
export function OperationCard({ place, canLocate, onMove }: OperationCardProps) {
  const [id, name, city, state] = place;
  const t = useMessages(viewMessages);
  return (
    <PlaceCard
      seed={id}
      name={name}
      place={city}
      badge={<StateBadge state={state} />}
      figures={usePlaceFigures(place)}
      actions={
        <>
          <Button href={show({ operation: id })} size="sm" variant="primary">
            {t('open')}
          </Button>
          {canLocate && (
            <Button
              {...(onMove ? { onClick: () => onMove(place) } : { href: edit({ operation: id }) })}
              size="sm"
              icon={MapPin}
            >
              {t('move')}
            </Button>
          )}
        </>
      }
    />
  );
}
