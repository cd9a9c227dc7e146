import { scoreOpportunity, simulateOpportunity } from '#contracts/client/sourcing/actions.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { backAddress } from '#mocks/server/back.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { todayOf } from '../supplier/compliance.ts';
import { figureColumns } from '#mocks/db/queries/opportunity-figures.ts';
import { opportunity } from './record.ts';

/** Saves what the first look takes for granted, with the figures that follow. */
export const simulateHandler = clientAction(simulateOpportunity, {
  find: opportunity.ofRouteToChange,
  act: async (context, { version, ...given }, row) => {
    const figures = figureColumns({ ...row, ...given }, todayOf(context.deps));
    await opportunity.change(context, row, {
      action: 'simulate',
      columns: { ...given, ...figures },
      version,
    });
    const { simulation } = messagesFor(context.locale, sourcingMessages);
    const { maxPriceCents } = figures;
    const text =
      maxPriceCents === null
        ? simulation.savedWithoutPrice
        : fill(simulation.saved, {
            price: textFormat(context.locale).money(maxPriceCents, { decimals: 0 }),
          });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Saves the notes that only a person can give, with the score that follows. */
export const scoreHandler = clientAction(scoreOpportunity, {
  find: opportunity.ofRouteToChange,
  act: async (context, { version, ...notes }, row) => {
    await opportunity.change(context, row, {
      action: 'score',
      columns: { ...notes, ...figureColumns({ ...row, ...notes }, todayOf(context.deps)) },
      version,
    });
    const { scored } = messagesFor(context.locale, sourcingMessages).simulation;
    return redirect(backAddress(context), { type: 'success', text: scored });
  },
});
