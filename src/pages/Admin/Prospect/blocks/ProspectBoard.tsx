import { useState } from 'react';
import type { ProspectIndexProps, ProspectRow } from '#contracts/admin/prospect/index.ts';
import { prospectStatesAfter, type ProspectState } from '#domain/growth/prospect.ts';
import { index, move } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn, BoardMove, MoveOutcome } from '#ui/board/board-types.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

// Fetched when a prospect is first won or lost.
const ProspectMoveDialog = lazyDialog(
  async () => (await import('./ProspectMoveDialog.tsx')).ProspectMoveDialog,
);

interface ProspectBoardProps extends Pick<ProspectIndexProps, 'clients'> {
  readonly board: NonNullable<ProspectIndexProps['board']>;
  readonly hrefOf: (id: string) => string;
  readonly canMove: boolean;
}

interface Asked {
  readonly row: ProspectRow;
  readonly to: 'won' | 'lost';
  readonly end: (outcome: MoveOutcome) => void;
}

/** The prospects by stage, with what each stage would bring a month; moving a card asks what that needs. */
export function ProspectBoard({ board, hrefOf, clients, canMove }: ProspectBoardProps) {
  const t = useMessages(prospectMessages);
  const { money } = useFormat();
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = board.map(({ status, count, expectedMrrCents, cards }): BoardColumn<ProspectRow> => ({
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
    renderSummary: () => (expectedMrrCents === 0 ? null : t('mrr', { amount: money(expectedMrrCents) })),
    accepts: (card) => {
      if (!card.isChangeable) return t('board.notYours');
      if (!prospectStatesAfter(card.status).includes(status)) {
        const words = { from: t(`choices.status.${card.status}`), to: t(`choices.status.${status}`) };
        return t('obstacles.impossible', words);
      }
      if (status === 'contacted' && card.activitiesCount === 0) return t('obstacles.noActivity');
      return status === 'proposal' && !card.hasExpectedPlan ? t('obstacles.noPlan') : true;
    },
    isFinal: status === 'won' || status === 'lost',
  }));
  const send = async (card: ProspectRow, status: ProspectState): Promise<MoveOutcome> => {
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: move(card.id),
      data: { status, lostReason: '', tenantId: null },
      preserveScroll: true,
    });
    return outcome === 'success' ? true : (Object.values(errors)[0] ?? null);
  };
  const take = ({ card, to }: BoardMove<ProspectRow>): Promise<MoveOutcome> => {
    if (to === 'won' || to === 'lost') return new Promise((end) => setAsked({ row: card, to, end }));
    const status = board.find((one) => one.status === to)?.status;
    return status === undefined ? Promise.resolve(null) : send(card, status);
  };
  return (
    <>
      <Board<ProspectRow>
        label={t('board.label')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => hrefOf(id)}
        renderCard={(prospect, slots) => <ProspectTile prospect={prospect} {...slots} />}
        isMoveAnnounced
        {...(canMove && { onMove: take })}
      />
      {asked && (
        <ProspectMoveDialog
          prospect={asked.row}
          to={asked.to}
          clients={clients}
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

interface ProspectTileProps extends CardSlots {
  readonly prospect: ProspectRow;
}

function ProspectTile({ prospect, title, menu }: ProspectTileProps) {
  const t = useMessages(prospectMessages);
  const { date, money } = useFormat();
  const { company, city, source, score, expectedMrrCents, nextActionOn, isLate, assignee } = prospect;
  return (
    <PlainTile
      title={title}
      menu={menu}
      badges={
        <>
          {isLate && <Badge tone="neg">{t('late')}</Badge>}
          <Badge tone="info">{t('score', { score })}</Badge>
        </>
      }
      lines={[
        [company, city].filter(Boolean).join(' · ') || null,
        [
          t(`choices.source.${source}`),
          ...(expectedMrrCents === null ? [] : [t('mrr', { amount: money(expectedMrrCents) })]),
        ].join(' · '),
        nextActionOn === null ? t('board.noNext') : t('board.next', { date: date(nextActionOn) }),
      ]}
      people={assignee === null ? [] : [assignee.name]}
    />
  );
}
