import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Facade } from '#ui/identity/Facade.tsx';
import type { DemoPlace } from './places.ts';

/** What a pin opens. */
export function PlaceCard({ place }: { readonly place: DemoPlace }) {
  return (
    <>
      <div className="h-24 overflow-hidden" aria-hidden="true">
        <Facade seed={place.id} format="header" />
      </div>
      <div className="flex flex-col items-start gap-2 p-3">
        <div>
          <h3 className="font-semibold">{place.name}</h3>
          <p className="text-label text-ink3">{place.city}</p>
        </div>
        <Badge tone={place.tone}>{place.state}</Badge>
        <p className="text-table text-ink3">
          CA TTC <Figure cents={place.revenueCents} decimals={0} className="font-semibold text-ink" />
        </p>
        <Button href="/" size="sm" variant="primary" isFull>
          Ouvrir
        </Button>
      </div>
    </>
  );
}
