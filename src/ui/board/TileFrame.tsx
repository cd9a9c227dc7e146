import type { ReactNode } from 'react';
import type { NamedFigure } from '../data/FigureLine.tsx';
import { Figure } from '../data/Figure.tsx';
import { Gauge } from '../data/Gauge.tsx';
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
  /** Who answers for it; null for nobody. */
  readonly person: string | null;
  /** The last one counts most. */
  readonly figures: readonly NamedFigure[];
  /** How far it has come. */
  readonly share?: { readonly label: string; readonly rateBps: number } | undefined;
  /** What comes next, or what it has. */
  readonly note: string;
}

/**
 * What cards of a board show alike: façade, names and person, then its figures.
 *
 * @example <TileFrame seed={id} reference={ref} kind="Promotion" place={city} person={name} figures={figures} note="Aucun lot" {...slots} />
 */
export function TileFrame({
  seed,
  reference,
  kind,
  title,
  place,
  person,
  menu,
  figures,
  share,
  note,
}: TileFrameProps) {
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
          {person !== null && <Avatar name={person} />}
        </div>
        <TileFigures figures={figures} />
        {share && (
          <p className="flex items-center gap-2 text-label text-ink3">
            {share.label} <Gauge rateBps={share.rateBps} />
            <span className="text-ink">
              <Figure rateBps={share.rateBps} />
            </span>
          </p>
        )}
        <p className="text-label text-ink2">{note}</p>
      </div>
    </>
  );
}

function TileFigures({ figures }: { readonly figures: readonly NamedFigure[] }): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className="flex flex-col text-label">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-2 last:font-semibold">
          <dt className="font-normal text-ink3">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
