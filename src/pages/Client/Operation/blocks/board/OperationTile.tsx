import type { BoardCard } from '#contracts/client/operation/views.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { TileFrame } from '#ui/board/TileFrame.tsx';
import { knownFigures } from '../known-figures.tsx';

export interface OperationTileProps extends CardSlots {
  readonly operation: BoardCard;
}

/** What a card of the board shows of an operation: its façade, who answers for it, its figures. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const t = useMessages(viewMessages);
  const trade = useMessages(tradeMessages);
  const { id, ref, kind, city, manager, revenueTtcCents, purchasePriceCents, soldBps, lotsCount } = operation;
  const figures = knownFigures([
    [t('purchase'), purchasePriceCents],
    [t('revenue'), revenueTtcCents],
  ]);
  const hasNoPrice = lotsCount > 0 && revenueTtcCents === null;
  return (
    <TileFrame
      seed={id}
      reference={ref}
      place={city}
      person={manager.name}
      title={title}
      menu={menu}
      figures={figures}
      kind={trade(`operationKind.${kind}`)}
      share={soldBps !== null && soldBps > 0 ? { label: t('sold'), rateBps: soldBps } : undefined}
      note={hasNoPrice ? t('noPrice') : t('lots', { count: lotsCount })}
    />
  );
}
