import type { ReactNode } from 'react';
import { Avatar } from '../identity/Avatar.tsx';
import { Facade } from '../identity/Facade.tsx';
import type { CardSlots } from './BoardCard.tsx';

export interface TileFrameProps extends CardSlots {
  /** Draws the façade: the same text, the same façade. */
  readonly seed: string;
  /** Above the title: what names it, and what kind it is. */
  readonly reference: string;
  readonly kind: string;
  /** Under the title. */
  readonly place: string;
  /** Who answers for it. */
  readonly person: string;
  /** Its figures, one line below the other. */
  readonly children: ReactNode;
}

/**
 * What cards of a board show alike: façade, names and person, then the figures of each.
 *
 * @example <TileFrame seed={id} reference={ref} kind="Promotion" place={city} person={name} {...slots}>…</TileFrame>
 */
export function TileFrame({ seed, reference, kind, title, place, person, menu, children }: TileFrameProps) {
  return (
    <>
      <div className="h-13 overflow-hidden" aria-hidden="true">
        <Facade seed={seed} format="header" />
      </div>
      <div className="absolute top-2 right-2">{menu}</div>
      <div className="flex flex-col gap-2 p-3">
        <p className="flex flex-wrap justify-between gap-x-2 text-micro font-normal text-ink3">
          <span>{reference}</span>
          <span>{kind}</span>
        </p>
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            <p className="text-table font-semibold">{title}</p>
            <p className="text-label text-ink3">{place}</p>
          </div>
          <Avatar name={person} />
        </div>
        {children}
      </div>
    </>
  );
}
