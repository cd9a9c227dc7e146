import {
  assignSaleContact,
  planSaleContact,
  stageSaleContact,
  updateSaleContact,
} from '#contracts/client/operation/sale/contact-payload.ts';
import { buyerStages, type BuyerStage } from '#domain/sale/enums.ts';
import { stage as stageRoute } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { changeSaleContact, checkNamed, saleContactOfRoute } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, saleContactMessages);

/** Whoever came as far as a visit has seen the place. */
const hasSeen = (stage: BuyerStage): boolean =>
  stage !== 'lost' && buyerStages.indexOf(stage) >= buyerStages.indexOf('visit');

/** Changes what is known of a prospect. */
export const updateHandler = clientAction(updateSaleContact, {
  find: saleContactOfRoute,
  act: async (context, { version, ...given }, found) => {
    await checkNamed(context, found.operation, given);
    await changeSaleContact(context, found, {
      action: 'update',
      version,
      columns: {
        ...given,
        lotIds: [...new Set(given.lotIds)],
        lostReason: given.stage === 'lost' ? given.lostReason : null,
        nextAction: given.nextAction === '' ? null : given.nextAction,
        hasVisited: given.hasVisited || hasSeen(given.stage),
      },
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).edit.done });
  },
});

/** Takes a prospect to a stage; who is lost, for a reason. The answer offers the way back. */
export const stageHandler = clientAction(stageSaleContact, {
  find: saleContactOfRoute,
  act: async (context, { stage, lostReason, hasVisited }, found) => {
    const { move, choices } = texts(context);
    const { operation, row, contact } = found;
    if (row.stage === stage && (row.lostReason ?? '') === lostReason) {
      return redirect(backAddress(context), { type: 'info', text: move.isSo });
    }
    await changeSaleContact(context, found, {
      action: 'stage',
      version: row.version,
      columns: {
        stage,
        lostReason: stage === 'lost' ? lostReason : null,
        hasVisited: hasVisited ?? (row.hasVisited || hasSeen(stage)),
      },
    });
    const text = fill(move.done, { name: contact.displayName, stage: choices.stage[stage] });
    const undo = {
      method: 'PATCH',
      href: stageRoute({ operation: operation.id, saleContact: row.id }),
      data: {
        stage: row.stage,
        lostReason: row.lostReason ?? '',
        hasVisited: row.hasVisited,
      },
      label: messagesFor(context.locale, recordMessages).undo,
    } as const;
    return redirect(backAddress(context), { type: 'success', text, undo });
  },
});

/** Says what is to be done next with a prospect, and by when. */
export const nextHandler = clientAction(planSaleContact, {
  find: saleContactOfRoute,
  act: async (context, { nextActionOn, nextAction }, found) => {
    await changeSaleContact(context, found, {
      action: 'next',
      version: found.row.version,
      columns: { nextActionOn, nextAction: nextAction === '' ? null : nextAction },
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).next.done });
  },
});

/** Puts somebody of the company in charge of a prospect. */
export const assignHandler = clientAction(assignSaleContact, {
  find: saleContactOfRoute,
  act: async (context, { assignedTo }, found) => {
    await checkNamed(context, found.operation, { lotIds: [], assignedTo });
    await changeSaleContact(context, found, {
      action: 'assign',
      version: found.row.version,
      columns: { assignedTo },
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).assign.done });
  },
});
