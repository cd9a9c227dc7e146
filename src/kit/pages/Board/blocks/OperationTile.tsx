import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { TileFrame } from '#ui/board/TileFrame.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import type { DemoOperation } from './operations.ts';

interface OperationTileProps extends CardSlots {
  readonly operation: DemoOperation;
}

/** What a card of the board shows of an operation. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const { ref, kind, city, manager, revenueCents, marginCents, worksBps, next } = operation;
  return (
    <TileFrame seed={ref} reference={ref} kind={kind} place={city} person={manager} title={title} menu={menu}>
      {marginCents === null ? (
        <p className="text-label text-ink3">Aucune simulation validée</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-label [&_dd]:text-right [&_dt]:text-ink3">
          <dt>CA TTC</dt>
          <dd>
            <Figure cents={revenueCents} decimals={0} />
          </dd>
          <dt>Marge</dt>
          <dd className="font-semibold">
            <Figure cents={marginCents} decimals={0} />
          </dd>
        </dl>
      )}
      {worksBps !== null && (
        <p className="flex items-center gap-2 text-label text-ink3">
          Travaux <Gauge rateBps={worksBps} />
          <Figure rateBps={worksBps} className="text-ink" />
        </p>
      )}
      <p className="text-label text-ink2">{next ?? 'Aucune échéance'}</p>
    </TileFrame>
  );
}
