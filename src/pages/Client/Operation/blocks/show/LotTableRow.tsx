import type { LotRow } from '#contracts/client/operation/show-page.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { Row } from '#ui/data/Row.tsx';
import { forSaleSince } from './lot-rows.ts';

/** One lot: what it is, where it is, what it costs, how far its sale is. */
export function LotTableRow({ lot }: { lot: LotRow }) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const kind = lot.rooms === null ? trade(`lotType.${lot.type}`) : t('lot.rooms', { rooms: lot.rooms });
  const level =
    lot.level === null ? null : lot.level === 0 ? t('lot.ground') : t('lot.level', { level: lot.level });
  const since = forSaleSince(lot);
  return (
    <Row>
      <Cell isHeader>{lot.ref}</Cell>
      <Cell title={lot.label}>{level === null ? kind : `${kind} · ${level}`}</Cell>
      <FigureCell>
        <Figure areaM2={lot.areaM2} />
      </FigureCell>
      <FigureCell isMain>
        <Figure cents={lot.priceTtcCents} decimals={0} />
      </FigureCell>
      <FigureCell tone="caption">
        <Figure cents={lot.pricePerM2Cents} decimals={0} isUnitHidden />
      </FigureCell>
      <Cell>
        <LotBadge state={lot.status} />
      </Cell>
      <Cell tone="caption">{since === null ? '–' : t('lot.since', { date: format.date(since) })}</Cell>
    </Row>
  );
}
