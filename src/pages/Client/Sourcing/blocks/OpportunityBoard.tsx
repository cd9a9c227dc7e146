import { Calculator } from 'lucide-react';
import type { OpportunityRow, SourcingPageProps } from '#contracts/client/sourcing.ts';
import { isOpenStage, stagesAfter, type OpportunityStage } from '#domain/sourcing/stages.ts';
import { day, daysBetween } from '#domain/time/day.ts';
import { sourcing as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Board } from '#ui/board/Board.tsx';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import type { BoardColumn, MoveOutcome, Verdict } from '#ui/board/board-types.ts';
import { TileFrame } from '#ui/board/TileFrame.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { useOpportunityMoves } from './useOpportunityMoves.tsx';

export interface OpportunityBoardProps {
  readonly board: NonNullable<SourcingPageProps['board']>;
  readonly today: string;
  readonly canMove: boolean;
  readonly canConvert: boolean;
  readonly onSimulate: (id: string) => void;
}

/** The opportunities by stage: moving a card takes it there, and asks what that needs. */
export function OpportunityBoard({ board, today, canMove, canConvert, onSimulate }: OpportunityBoardProps) {
  const t = useMessages(sourcingMessages);
  const moves = useOpportunityMoves();
  const verdictOn = (card: OpportunityRow, to: OpportunityStage): Verdict => {
    if (to === 'converted') {
      return canConvert && isOpenStage(card.stage) ? true : t('move.byConversion');
    }
    const isFixed = card.stage === 'converted';
    if (!isFixed && stagesAfter(card.stage, true).includes(to)) return true;
    return t('move.converted', { title: card.title });
  };
  const columns = board.map(({ stage, count, cards }): BoardColumn<OpportunityRow> => ({
    id: stage,
    label: t(`choices.stage.${stage}`),
    cards,
    hiddenCount: count - cards.length,
    hiddenNote: (
      <>
        {t('tile.hidden', { count: count - cards.length })}
        <AppLink href={index({ query: { stage: [stage] } })}>{t('tile.hiddenLink')}</AppLink>
      </>
    ),
    accepts: (card) => verdictOn(card, stage),
    isFinal: stage === 'converted',
  }));
  const move = async (card: OpportunityRow, to: string): Promise<MoveOutcome> => {
    const stage = board.find((column) => column.stage === to)?.stage;
    return stage === undefined ? null : moves.take({ ...card, vatMode: card.simulated.vatMode }, stage);
  };
  return (
    <>
      <Board<OpportunityRow>
        label={t('boardLabel')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => edit(id)}
        renderCard={(row, slots) => <OpportunityTile row={row} today={today} {...slots} />}
        actionsOf={({ id }) => [
          {
            id: 'simulate',
            label: t('simulation.open'),
            icon: Calculator,
            run: () => onSimulate(id),
          },
        ]}
        isMoveAnnounced
        {...(canMove && { onMove: ({ card, to }) => move(card, to) })}
      />
      {moves.dialog}
    </>
  );
}

interface OpportunityTileProps extends CardSlots {
  readonly row: OpportunityRow;
  readonly today: string;
}

function OpportunityTile({ row, today, title, menu }: OpportunityTileProps) {
  const t = useMessages(sourcingMessages);
  const { score, marketGapBps, marginBps, pricePerM2Cents } = row;
  const figures: readonly (NamedFigure | null)[] = [
    { label: t('tile.price'), value: <Figure cents={row.askingPriceCents} decimals={0} /> },
    { label: t('tile.area'), value: <Figure areaM2={row.areaM2} /> },
    {
      label: t('perM2'),
      value: <Figure cents={pricePerM2Cents} decimals={0} />,
    },
    marketGapBps === null
      ? null
      : { label: t('tile.gap'), value: <Figure rateBps={marketGapBps} decimals={2} /> },
    { label: t('tile.margin'), value: <Figure rateBps={marginBps} decimals={2} /> },
  ];
  const age = daysBetween(day(row.createdOn), day(today));
  return (
    <TileFrame
      seed={row.id}
      reference={t(`choices.type.${row.type}`)}
      kind={t(`choices.sourceKind.${row.sourceKind}`)}
      place={row.city}
      person={row.assignee?.name ?? null}
      title={title}
      menu={menu}
      figures={figures.filter((figure) => figure !== null)}
      note={[
        ...(score === null ? [] : [t('tile.score', { score })]),
        t('tile.age', { days: Math.max(0, age) }),
        ...(row.rejectReason === null ? [] : [row.rejectReason]),
      ].join(' · ')}
    />
  );
}
