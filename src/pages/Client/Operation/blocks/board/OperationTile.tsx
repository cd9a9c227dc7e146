import type { BoardCard } from '#contracts/client/operation/looks.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { TileFrame } from '#ui/board/TileFrame.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';

export interface OperationTileProps extends CardSlots {
  readonly operation: BoardCard;
}

/** What a card of the board shows of an operation: its façade, who answers for it, its figures. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const t = useMessages(looksMessages);
  const trade = useMessages(tradeMessages);
  const { id, ref, kind, city, manager, revenueTtcCents, purchasePriceCents, soldBps, lotsCount } = operation;
  return (
    <TileFrame
      seed={id}
      reference={ref}
      kind={trade(`operationKind.${kind}`)}
      place={city}
      person={manager.name}
      title={title}
      menu={menu}
    >
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
    </TileFrame>
  );
}
