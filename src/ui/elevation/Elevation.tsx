import type { ReactNode } from 'react';
import type { LotState } from '#domain/lot/states.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { lotTones, toneClasses } from '../data/tones.ts';
import { houseColours } from '../identity/facade/facade-colours.ts';

/** A lot on the façade. */
export interface ElevationCell {
  readonly id: string;
  readonly href: string;
  readonly ref: string;
  /** « T3 · 63,40 m² ». */
  readonly what: string;
  readonly price: ReactNode;
  readonly state: LotState;
  readonly stateLabel: string;
  /** How wide it is beside the others of its storey. */
  readonly weight: number;
  readonly isSelected: boolean;
}

/** One storey, from the left to the right. */
export interface Storey {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly ElevationCell[];
}

/** No cell becomes narrower than its words, nor so wide that its neighbours vanish. */
const boundedWeight = (weight: number, all: number): number => Math.max(weight, all / 8);

function Cell({ cell, weight }: { readonly cell: ElevationCell; readonly weight: number }) {
  return (
    <li className="flex min-w-32" style={{ flex: `${weight} 1 8rem` }}>
      <AppLink
        href={cell.href}
        aria-current={cell.isSelected ? 'true' : undefined}
        className={cx(
          'relative flex min-h-20.5 min-w-0 flex-1 flex-col rounded-control border border-current/35 py-2 pr-2.5 pl-4 text-table no-underline',
          'before:absolute before:inset-y-2 before:left-1.5 before:w-1 before:rounded-full before:bg-current',
          'hover:border-current focus-visible:outline-2 focus-visible:outline-offset-2',
          toneClasses[lotTones[cell.state]],
          cell.isSelected && 'outline-[2.5px] outline-brick',
        )}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-ink">
          <strong className="font-semibold">{cell.ref}</strong>
          <span className="font-medium">{cell.price}</span>
        </span>
        <span className="text-ink2">{cell.what}</span>
        <span className="mt-auto font-medium">{cell.stateLabel}</span>
      </AppLink>
    </li>
  );
}

/** The roof over the highest storey. Decorative. */
function Roof() {
  return (
    <svg viewBox="0 0 600 48" preserveAspectRatio="none" className="h-8 w-full sm:h-12" aria-hidden="true">
      <rect x="95" y="2" width="22" height="18" fill={houseColours.door} />
      <rect x="480" y="2" width="22" height="18" fill={houseColours.door} />
      <path d="M60 10h480l60 38H0z" fill={houseColours.roof} />
    </svg>
  );
}

interface ElevationProps {
  readonly label: string;
  /** The highest first. */
  readonly storeys: readonly Storey[];
  /** Plots under the sky: without a roof. */
  readonly isOpen?: boolean;
}

/**
 * Lots drawn on the façade of their building, storey by storey, each in the colour and the words of its state. A
 * table of the same lots always stands beside it.
 *
 * @example <Elevation label={t('floors.title')} storeys={storeys} />
 */
export function Elevation({ label, storeys, isOpen = false }: ElevationProps) {
  return (
    <section aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)]">
      {!isOpen && (
        <>
          <span />
          <Roof />
        </>
      )}
      {storeys.map(({ id, label: name, cells }) => {
        const all = cells.reduce((sum, { weight }) => sum + weight, 0);
        return (
          <div key={id} className="contents">
            <h3 id={`storey-${id}`} className="flex items-center pr-3 text-label font-normal text-ink3">
              {name}
            </h3>
            <ul
              aria-labelledby={`storey-${id}`}
              className="mx-1 flex flex-wrap gap-1.5 p-1.5 pb-0"
              style={{ background: houseColours.wall }}
            >
              {cells.map((cell) => (
                <Cell key={cell.id} cell={cell} weight={boundedWeight(cell.weight, all)} />
              ))}
            </ul>
          </div>
        );
      })}
      <span />
      <div className="mx-1 h-1.5" style={{ background: houseColours.wall }} />
      <div className="col-span-2 h-3 rounded-xs" style={{ background: houseColours.trim }} />
    </section>
  );
}
