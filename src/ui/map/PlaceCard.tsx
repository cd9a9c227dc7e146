import type { ReactNode } from 'react';
import { FigureLine, type NamedFigure } from '../data/FigureLine.tsx';
import { Facade } from '../identity/Facade.tsx';

export interface PlaceCardProps {
  /** Draws the façade. */
  readonly seed: string;
  readonly name: string;
  readonly place: string;
  /** Its state. */
  readonly badge: ReactNode;
  readonly figures?: readonly NamedFigure[];
  /** The buttons, side by side. */
  readonly actions: ReactNode;
}

/**
 * What a pin says of a building, for `renderCard` of a `ClusterMap`:
 *
 *     <PlaceCard seed={id} name={name} place={city} badge={<StateBadge state={state} />} actions={<Button … />} />
 */
export function PlaceCard({ seed, name, place, badge, figures = [], actions }: PlaceCardProps) {
  return (
    <>
      <div className="h-24 overflow-hidden" aria-hidden="true">
        <Facade seed={seed} format="header" />
      </div>
      <div className="flex flex-col items-start gap-2 p-3">
        <div>
          <h3 className="text-base font-semibold">{name}</h3>
          <p className="text-label text-ink3">{place}</p>
        </div>
        {badge}
        <FigureLine figures={figures} />
        <div className="flex w-full gap-2 *:flex-1">{actions}</div>
      </div>
    </>
  );
}
