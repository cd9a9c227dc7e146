import { rejectOpportunity, stageOpportunity } from '#contracts/client/sourcing/actions.ts';
import { stagesAfter, type MovableStage } from '#domain/sourcing/stages.ts';
import { bulkUndo } from '#generated/routes/root.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Opportunity } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect, type Answer } from '#mocks/server/handler.ts';
import { opportunity } from './record.ts';

/** Why an opportunity cannot come to a stage, in the person's language; null where it can. */
export function obstacleTo({ locale }: ClientContext, row: Opportunity, stage: MovableStage): string | null {
  if (stagesAfter(row.stage, row.operationId !== null).includes(stage)) return null;
  return fill(messagesFor(locale, sourcingMessages).move.converted, { title: row.title });
}

/** Takes an opportunity to a stage; the answer offers the way back. */
async function moveTo(
  context: ClientContext,
  row: Opportunity,
  { stage, reason }: { readonly stage: MovableStage; readonly reason: string | null },
): Promise<Answer> {
  const { move, choices } = messagesFor(context.locale, sourcingMessages);
  if (row.stage === stage && row.rejectReason === reason) {
    return redirect(backAddress(context), { type: 'info', text: move.isSo });
  }
  const obstacle = row.stage === stage ? null : obstacleTo(context, row, stage);
  if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
  await opportunity.change(context, row, {
    action: stage === 'rejected' ? 'reject' : 'move',
    columns: { stage, rejectReason: reason },
  });
  const text =
    stage === 'rejected'
      ? fill(move.rejected, { title: row.title })
      : fill(move.done, { title: row.title, stage: choices.stage[stage] });
  const label = messagesFor(context.locale, recordMessages).undo;
  const undo = { href: bulkUndo(context.requestId), method: 'POST', label } as const;
  return redirect(backAddress(context), { type: 'success', text, undo });
}

export const stageHandler = clientAction(stageOpportunity, {
  find: opportunity.ofRouteToChange,
  act: (context, { stage }, row) => moveTo(context, row, { stage, reason: null }),
});

export const rejectHandler = clientAction(rejectOpportunity, {
  find: opportunity.ofRouteToChange,
  act: (context, { reason }, row) => moveTo(context, row, { stage: 'rejected', reason }),
});
