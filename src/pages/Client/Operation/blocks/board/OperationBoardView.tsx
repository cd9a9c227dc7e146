import type { BoardCard, OperationBoard } from '#contracts/client/operation/views.ts';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Board } from '#ui/board/Board.tsx';
import type { BoardMove, MoveOutcome } from '#ui/board/board-types.ts';
import { useSteps } from '../steps/useSteps.tsx';
import { boardColumns } from './board-columns.tsx';
import { OperationTile } from './OperationTile.tsx';

export interface OperationBoardViewProps {
  readonly board: OperationBoard;
  readonly list: ListAddress<OperationIndexQuery>;
  /** Whether cards can be moved at all. */
  readonly canMove: boolean;
}

/** The operations by phase; moving a card takes the step that leads there. */
export function OperationBoardView({ board, list, canMove }: OperationBoardViewProps) {
  const t = useMessages(viewMessages);
  const trade = useMessages(tradeMessages);
  const steps = useSteps();
  const columns = boardColumns(board, {
    labelOf: (state) => trade(`operationState.${state}`),
    revenue: t('revenue'),
    renderHidden: (state, shown, count) => (
      <>
        {t('hidden', { shown, count })}{' '}
        <AppLink href={list.hrefWith({ look: '', status: [state] })}>{t('hiddenLink')}</AppLink>
      </>
    ),
  });
  const move = async ({ card, to }: BoardMove<BoardCard>): Promise<MoveOutcome> => {
    const transition = card.transitions.find((candidate) => candidate.to === to);
    return transition ? steps.take(card, transition, { asksFirst: true }) : t('lost');
  };
  return (
    <>
      <Board
        label={t('board')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => show({ operation: id })}
        renderCard={(operation, slots) => <OperationTile operation={operation} {...slots} />}
        isMoveAnnounced
        {...(canMove && { onMove: move })}
      />
      {steps.dialog}
    </>
  );
}
