import type { OperationRow } from '#contracts/client/operation/row.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';

/** One operation; its name is the link, and answers on the whole row. */
export function OperationTableRow({ row }: { row: OperationRow }) {
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const kind = trade(`operationKind.${row.kind}`);
  const amount = (cents: number | null) =>
    cents === null ? undefined : <Figure cents={cents} decimals={0} isUnitHidden />;
  return (
    <Row>
      <Cell tone="caption">{row.ref}</Cell>
      <Cell isHeader maxWidth={280} title={row.name}>
        <span className="flex min-w-0 items-center gap-2">
          <FacadeThumb seed={row.id} />
          <span className="truncate">
            <RowLink href={show({ operation: row.id })}>{row.name}</RowLink>
          </span>
        </span>
      </Cell>
      <Cell tone="secondary">{row.city}</Cell>
      <Cell tone="secondary" maxWidth={190} title={kind}>
        {kind}
      </Cell>
      <Cell>
        <StateBadge state={row.status} />
      </Cell>
      <FigureCell>{amount(row.purchasePriceCents)}</FigureCell>
      <FigureCell isMain>{amount(row.revenueTtcCents)}</FigureCell>
      <FigureCell>{row.lotsCount === 0 ? undefined : <Figure count={row.lotsCount} />}</FigureCell>
      <Cell title={row.manager.name}>
        <Avatar name={row.manager.name} />
      </Cell>
      <FigureCell tone="caption">
        <time dateTime={row.updatedAt} title={format.dateTime(row.updatedAt)}>
          {format.date(row.updatedAt)}
        </time>
      </FigureCell>
    </Row>
  );
}
