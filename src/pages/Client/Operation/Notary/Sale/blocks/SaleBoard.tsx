import type { NotarySaleRow } from '#contracts/client/operation/notary/sale/index.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import { edit } from '#generated/routes/client/operation/notary/sale.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Board } from '#ui/board/Board.tsx';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import type { BoardColumn } from '#ui/board/board-types.ts';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { alertTone } from './alert-tone.ts';

export interface SaleBoardProps {
  readonly operationId: string;
  readonly rows: readonly NotarySaleRow[];
}

const nameOf = ({ lots }: NotarySaleRow): string => lots.map(({ ref }) => ref).join(', ');

/** Sales by state; a step asks for days and papers, so that cards are opened rather than moved. */
export function SaleBoard({ operationId, rows }: SaleBoardProps) {
  const t = useMessages(saleMessages);
  const state = useMessages(stateMessages);
  const columns = notarySaleStates.map((status): BoardColumn<NotarySaleRow> => ({
    id: status,
    label: state(`notarySale.${status}`),
    cards: rows.filter((row) => row.status === status),
    accepts: () => t('boardHelp'),
    isFinal: status === 'cancelled' || status === 'delivered',
  }));
  return (
    <Board<NotarySaleRow>
      label={t('boardLabel')}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      hrefOf={({ id }) => edit({ operation: operationId, notarySale: id })}
      renderCard={(row, slots) => <SaleTile row={row} {...slots} />}
    />
  );
}

interface SaleTileProps extends CardSlots {
  readonly row: NotarySaleRow;
}

function SaleTile({ row, title, menu }: SaleTileProps) {
  const t = useMessages(saleMessages);
  const { date, money } = useFormat();
  const on = row.deedOn ?? row.deedPlannedOn;
  const deed = on === null ? null : row.deedOn === null ? t('deedPlanned', { date: date(on) }) : date(on);
  return (
    <PlainTile
      title={title}
      menu={menu}
      badges={row.alerts.map((alert) => (
        <Badge key={alert} tone={alertTone(alert)}>
          {t(`alerts.${alert}`)}
        </Badge>
      ))}
      lines={[
        row.buyers.map(({ name }) => name).join(', '),
        [money(row.priceTtcCents, { decimals: 0 }), deed].filter(Boolean).join(' · '),
      ]}
      people={[]}
    />
  );
}
