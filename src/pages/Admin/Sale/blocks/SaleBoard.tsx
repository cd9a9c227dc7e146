import type { SaleIndexProps } from '#contracts/admin/sale/index.ts';
import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { saleStatesAfter } from '#domain/growth/sale.ts';
import { edit, index } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn, BoardMove, MoveOutcome } from '#ui/board/board-types.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import type { SaleStep } from './useSaleActions.tsx';
import { useDiscount } from './useDiscount.ts';

interface SaleBoardProps {
  readonly board: NonNullable<SaleIndexProps['board']>;
  readonly canMove: boolean;
  readonly ask: (asked: {
    readonly step: SaleStep;
    readonly sale: SaleRow;
    readonly end: (isDone: boolean) => void;
  }) => void;
}

const stepTo: Readonly<Record<string, SaleStep>> = { sent: 'send', signed: 'sign', cancelled: 'cancel' };

/** The sales by state, with what each comes to; moving a card asks what that step needs. */
export function SaleBoard({ board, canMove, ask }: SaleBoardProps) {
  const t = useMessages(saleMessages);
  const { money } = useFormat();
  const columns = board.map(({ status, count, netCents, cards }): BoardColumn<SaleRow> => ({
    id: status,
    label: t(`choices.status.${status}`),
    cards,
    hiddenCount: count - cards.length,
    hiddenNote: (
      <>
        {t('board.hidden', { count: count - cards.length })}
        <AppLink href={index({ query: { status: [status] } })}>{t('board.hiddenLink')}</AppLink>
      </>
    ),
    renderSummary: () => (netCents === 0 ? null : t('board.net', { amount: money(netCents) })),
    accepts: (sale) => {
      if (!saleStatesAfter(sale.status).includes(status)) {
        if (sale.status === 'signed') return t('obstacles.locked');
        return t('board.impossible', {
          from: t(`choices.status.${sale.status}`),
          to: t(`choices.status.${status}`),
        });
      }
      if (!sale.isChangeable) return t('board.notYours');
      return sale.isToApprove && status === 'sent' && !sale.can.send ? t('obstacles.toApprove') : true;
    },
    isFinal: status === 'cancelled',
  }));
  const take = ({ card, to }: BoardMove<SaleRow>): Promise<MoveOutcome> => {
    const step = stepTo[to];
    if (step === undefined) return Promise.resolve(null);
    return new Promise((resolve) =>
      ask({ step, sale: card, end: (isDone) => resolve(isDone ? true : null) }),
    );
  };
  return (
    <Board<SaleRow>
      label={t('board.label')}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ customer }) => customer}
      hrefOf={({ id }) => edit(id)}
      renderCard={(sale, slots) => <SaleTile sale={sale} {...slots} />}
      isMoveAnnounced
      {...(canMove && { onMove: take })}
    />
  );
}

function SaleTile({ sale, title, menu }: CardSlots & { readonly sale: SaleRow }) {
  const t = useMessages(saleMessages);
  const { date, money } = useFormat();
  const discount = useDiscount();
  const {
    number,
    plan,
    period,
    netCents,
    signedOn,
    endsOn,
    startsOn,
    isOver,
    isToApprove,
    isProspect,
    seller,
  } = sale;
  const when = () => {
    if (signedOn !== null) return t('board.signed', { date: date(signedOn) });
    return endsOn === null
      ? t('board.starts', { date: date(startsOn) })
      : t('board.ends', { date: date(endsOn) });
  };
  return (
    <PlainTile
      title={title}
      menu={menu}
      badges={
        <>
          {isToApprove && <Badge tone="warn">{t('toApprove')}</Badge>}
          {isOver && <Badge tone="neg">{t('over')}</Badge>}
          {isProspect && <Badge tone="info">{t('prospect')}</Badge>}
        </>
      }
      lines={[
        `${number} · ${plan}, ${t(`choices.period.${period}`).toLowerCase()}`,
        [t('board.net', { amount: money(netCents) }), discount(sale)]
          .filter((part) => part !== null)
          .join(' · '),
        when(),
      ]}
      people={[seller.name]}
    />
  );
}
