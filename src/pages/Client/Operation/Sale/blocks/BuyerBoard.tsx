import { useState } from 'react';
import type { SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import { buyerStages, type BuyerStage } from '#domain/sale/enums.ts';
import { edit } from '#generated/routes/client/contact.ts';
import { stage as stageRoute } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Board } from '#ui/board/Board.tsx';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import type { BoardColumn, MoveOutcome } from '#ui/board/board-types.ts';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { isLate } from './buyer-words.ts';
import { LostDialog } from './LostDialog.tsx';

export interface BuyerBoardProps {
  readonly operationId: string;
  readonly rows: readonly SaleContactRow[];
  readonly today: string;
  readonly canMove: boolean;
}

interface Asked {
  readonly row: SaleContactRow;
  readonly end: (outcome: MoveOutcome) => void;
}

/** Prospects by stage; moving a card changes the stage, and asks why somebody is lost. */
export function BuyerBoard({ operationId, rows, today, canMove }: BuyerBoardProps) {
  const t = useMessages(saleContactMessages);
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = buyerStages.map((stage): BoardColumn<SaleContactRow> => ({
    id: stage,
    label: t(`choices.stage.${stage}`),
    cards: rows.filter((row) => row.stage === stage),
    accepts: () => true,
    isFinal: stage === 'lost',
  }));
  const send = async (row: SaleContactRow, stage: BuyerStage, lostReason = ''): Promise<MoveOutcome> => {
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: stageRoute({ operation: operationId, saleContact: row.id }),
      data: { stage, lostReason },
      preserveScroll: true,
    });
    return outcome === 'success' ? true : (Object.values(errors)[0] ?? null);
  };
  const move = async (row: SaleContactRow, to: string): Promise<MoveOutcome> => {
    const stage = buyerStages.find((known) => known === to);
    if (stage === undefined) return null;
    if (stage === 'lost') return new Promise((end) => setAsked({ row, end }));
    return send(row, stage);
  };
  const finish = (outcome: MoveOutcome): void => {
    asked?.end(outcome);
    setAsked(null);
  };
  return (
    <>
      <Board<SaleContactRow>
        label={t('boardLabel')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ contact }) => contact.name}
        hrefOf={({ contact }) => edit(contact.id)}
        renderCard={(row, slots) => <BuyerTile row={row} today={today} {...slots} />}
        isMoveAnnounced
        {...(canMove && { onMove: ({ card, to }) => move(card, to) })}
      />
      {asked && (
        <LostDialog
          name={asked.row.contact.name}
          onSubmit={async (reason) => finish(await send(asked.row, 'lost', reason))}
          onClose={() => finish(null)}
        />
      )}
    </>
  );
}

interface BuyerTileProps extends CardSlots {
  readonly row: SaleContactRow;
  readonly today: string;
}

function BuyerTile({ row, today, title, menu }: BuyerTileProps) {
  const t = useMessages(saleContactMessages);
  const { date, money } = useFormat();
  const { nextActionOn, nextAction, budgetCents, lots, lostReason, assignee } = row;
  const next =
    nextActionOn === null ? t('noNext') : `${date(nextActionOn)}${nextAction && ` · ${nextAction}`}`;
  return (
    <PlainTile
      title={title}
      menu={menu}
      badges={
        <>
          <Badge tone={row.score >= 60 ? 'pos' : 'info'}>{t('score.value', { score: row.score })}</Badge>
          {isLate(row, today) && <Badge tone="neg">{t('overdue')}</Badge>}
        </>
      }
      lines={[
        [lots.map(({ ref }) => ref).join(', '), budgetCents !== null && money(budgetCents, { decimals: 0 })]
          .filter(Boolean)
          .join(' · ') || null,
        lostReason || (row.stage === 'buyer' ? null : next),
      ]}
      people={assignee ? [assignee.name] : []}
    />
  );
}
