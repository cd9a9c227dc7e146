import type { BoardCard } from '#contracts/client/operation/looks.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Facade } from '#ui/identity/Facade.tsx';

export interface OperationTileProps extends CardSlots {
  readonly operation: BoardCard;
}

/** What a card of the board shows of an operation: its façade, who answers for it, its figures. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const t = useMessages(looksMessages);
  const trade = useMessages(tradeMessages);
  const { id, ref, kind, city, manager, revenueTtcCents, purchasePriceCents, soldBps, lotsCount } = operation;
  return (
    <>
      <div className="h-13 overflow-hidden" aria-hidden="true">
        <Facade seed={id} format="header" />
      </div>
      <div className="absolute top-2 right-2">{menu}</div>
      <div className="flex flex-col gap-2 p-3">
        <p className="flex flex-wrap justify-between gap-x-2 text-micro font-normal text-ink3">
          <span>{ref}</span>
          <span>{trade(`operationKind.${kind}`)}</span>
        </p>
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            <p className="text-table font-semibold">{title}</p>
            <p className="text-label text-ink3">{city}</p>
          </div>
          <Avatar name={manager.name} />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-label [&_dd]:text-right [&_dt]:text-ink3">
          {purchasePriceCents !== null && (
            <>
              <dt>{t('purchase')}</dt>
              <dd>
                <Figure cents={purchasePriceCents} decimals={0} />
              </dd>
            </>
          )}
          {revenueTtcCents !== null && (
            <>
              <dt>{t('revenue')}</dt>
              <dd className="font-semibold">
                <Figure cents={revenueTtcCents} decimals={0} />
              </dd>
            </>
          )}
        </dl>
        {soldBps !== null && soldBps > 0 && (
          <p className="flex items-center gap-2 text-label text-ink3">
            {t('sold')} <Gauge rateBps={soldBps} />
            <Figure rateBps={soldBps} className="text-ink" />
          </p>
        )}
        <p className="text-label text-ink2">
          {lotsCount > 0 && revenueTtcCents === null ? t('noPrice') : t('lots', { count: lotsCount })}
        </p>
      </div>
    </>
  );
}
