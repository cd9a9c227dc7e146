import { MapPin } from 'lucide-react';
import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import { edit, show } from '#generated/routes/client/operation.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Facade } from '#ui/identity/Facade.tsx';
import { PlaceFigures } from './PlaceFigures.tsx';

export interface OperationCardProps {
  readonly place: OperationPlace;
  readonly canLocate: boolean;
}

/** What a pin opens: the operation's name and state, and the ways to it. */
export function OperationCard({ place, canLocate }: OperationCardProps) {
  const [id, name, city, state] = place;
  const t = useMessages(looksMessages);
  return (
    <>
      <div className="h-24 overflow-hidden" aria-hidden="true">
        <Facade seed={id} format="header" />
      </div>
      <div className="flex flex-col items-start gap-2 p-3">
        <div>
          <h3 className="text-base font-semibold">{name}</h3>
          <p className="text-label text-ink3">{city}</p>
        </div>
        <StateBadge state={state} />
        <PlaceFigures place={place} />
        <div className="flex w-full gap-2 *:flex-1">
          <Button href={show({ operation: id })} size="sm" variant="primary">
            {t('open')}
          </Button>
          {canLocate && (
            <Button href={edit({ operation: id })} size="sm" icon={MapPin}>
              {t('move')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
