import { useState } from 'react';
import type { LeadRow, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import type { LeadState } from '#domain/lead/lead.ts';
import { leadObstacle } from '#domain/lead/steps.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import { status as move } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn, BoardMove, MoveOutcome, Verdict } from '#ui/board/board-types.ts';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { DelayBadge } from './DelayBadge.tsx';
import { LostDialog } from './LostDialog.tsx';
import { useLeadWords } from './useLeadWords.ts';

export interface LeadBoardProps extends Pick<ProspectsProps, 'now'> {
  readonly board: NonNullable<ProspectsProps['board']>;
  readonly hrefOf: (id: string) => string;
  readonly canMove: boolean;
}

interface Asked {
  readonly row: LeadRow;
  readonly end: (outcome: MoveOutcome) => void;
}

/** The requests by state; moving a card to the lost ones asks why. */
export function LeadBoard({ board, now, hrefOf, canMove }: LeadBoardProps) {
  const { t, place } = useLeadWords();
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const accepts = (from: LeadState, to: LeadState): Verdict => {
    // The reason is asked for once the card is there.
    const obstacle = leadObstacle({ from, to, lostReason: 'other' });
    if (obstacle === null) return true;
    return t(`obstacles.${obstacle}`, { from: t(`choices.status.${from}`), to: t(`choices.status.${to}`) });
  };
  const columns = board.map(({ status, count, cards }): BoardColumn<LeadRow> => ({
    id: status,
    label: t(`choices.status.${status}`),
    cards,
    hiddenCount: count - cards.length,
    hiddenNote: (
      <>
        {t('board.hidden', { count: count - cards.length })}
        <AppLink href={index({ query: { status: [status], look: 'table' } })}>
          {t('board.hiddenLink')}
        </AppLink>
      </>
    ),
    accepts: (card) => accepts(card.status, status),
    isFinal: status === 'converted' || status === 'lost' || status === 'spam',
  }));
  const take = async ({ card, to }: BoardMove<LeadRow>): Promise<MoveOutcome> => {
    if (to === 'lost') return new Promise((end) => setAsked({ row: card, end }));
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: move(card.id),
      data: { status: to, lostReason: null },
      preserveScroll: true,
    });
    return outcome === 'success' ? true : (Object.values(errors)[0] ?? null);
  };
  return (
    <>
      <Board<LeadRow>
        label={t('board.label')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => hrefOf(id)}
        renderCard={(row, slots) => (
          <PlainTile
            {...slots}
            badges={
              <>
                <DelayBadge lead={row} now={now} />
                <Badge tone="info">{t('score.value', { score: row.score })}</Badge>
                {row.isTwin && <Badge tone="warn">{t('twin')}</Badge>}
              </>
            }
            lines={[place(row), t(`choices.portal.${row.portal}`)]}
            people={row.assignee === null ? [] : [row.assignee.name]}
          />
        )}
        isMoveAnnounced
        {...(canMove && { onMove: take })}
      />
      {asked && (
        <LostDialog
          lead={asked.row}
          onDone={() => asked.end(true)}
          onClose={() => {
            asked.end(null);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
