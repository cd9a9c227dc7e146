import type { ReactNode } from 'react';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Facade } from '#ui/identity/Facade.tsx';
import type { DemoOperation } from './operations.ts';

interface OperationTileProps {
  readonly operation: DemoOperation;
  readonly title: ReactNode;
  readonly menu: ReactNode;
}

/** What a card of the board shows of an operation. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const { ref, kind, city, manager, revenueCents, marginCents, worksBps, next } = operation;
  return (
    <>
      <div className="h-13 overflow-hidden" aria-hidden="true">
        <Facade seed={ref} format="header" />
      </div>
      <div className="absolute top-2 right-2">{menu}</div>
      <div className="flex flex-col gap-2 p-3">
        <p className="flex flex-wrap justify-between gap-x-2 text-micro font-normal text-ink3">
          <span>{ref}</span>
          <span>{kind}</span>
        </p>
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            <p className="text-table font-semibold">{title}</p>
            <p className="text-label text-ink3">{city}</p>
          </div>
          <Avatar name={manager} />
        </div>
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
      </div>
    </>
  );
}
