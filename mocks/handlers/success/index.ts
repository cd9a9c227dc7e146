import { successPage } from '#contracts/success/global.ts';
import { isOutcome } from '#domain/outcome/outcome.ts';
import { home } from '#generated/routes/root.ts';
import { parameter } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { page, type RouteHandlers } from '#mocks/server/handler.ts';
import { isOurs } from './success-href.ts';

/** Handlers of confirmations: what was done, and the way on. Nothing is done here. */
export const successHandlers = {
  'success.show': page(successPage, async (context, query) => {
    const outcome = parameter(context, 'outcome');
    if (!isOutcome(outcome)) throw notFound('confirmation');
    if (!(await isOurs(context, outcome, query))) {
      return {
        outcome: null,
        reference: '',
        on: null,
        amountCents: null,
        nextHref: home(),
        homeHref: null,
        ask: null,
      };
    }
    const { reference, date, montant, retour } = query;
    return {
      outcome,
      reference,
      on: date === '' ? null : date,
      amountCents: montant,
      nextHref: retour === '' ? home() : retour,
      homeHref: context.actor === null || retour === '' ? null : home(),
      ask: null,
    };
  }),
} satisfies Partial<RouteHandlers>;
