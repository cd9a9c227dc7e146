import {
  awardWorksLot,
  releaseRetention,
  storeAmendment,
  storeWorksQuote,
  takeLotStep,
} from '#contracts/client/operation/construction/payload.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { constructionLotMachine } from '#domain/states/works/construction-lot.ts';
import type { Day } from '#domain/time/day.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import { worksFigures } from '#domain/works/figures.ts';
import { validationText } from '#messages/validation.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { transitionContext } from '../steps/transition-context.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { payRetention } from './cash.ts';
import { lotFacts } from './facts.ts';
import { plainChanges, texts, todayOf, worksFlash, worksLotPart } from './record.ts';
import { claimsOfLot, lastValidClaim, reservesOf, supplierChoices } from './rows.ts';

/** Who asks for a step of the works; whoever may validate payments acts as an accountant too. */
export async function worksTransitionContext(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await transitionContext(context);
  return { actors: canNow(context, 'payment.validate') ? [...actors, 'accountant'] : actors, today };
}

const lotRoutes = machineRoutes(constructionLotMachine, {
  record: worksLotPart,
  find: worksLotPart.ofRoute,
  facts: async ({ db }, { operation, lot }, given) => ({
    ...lotFacts(lot, await claimsOfLot(db, lot.id), await reservesOf(db, operation.id)),
    ...given,
  }),
  transition: worksTransitionContext,
  fields: {
    decennial_missing: 'decennialUntil',
    no_contract_amount: 'contractHtCents',
    'missing:terminationReason': 'reason',
  },
});

/** Keeps a quote; the first one makes the lot consulted. */
export const quoteHandler = clientAction(storeWorksQuote, {
  find: worksLotPart.ofRoute,
  act: async (context, { supplierId, htCents, receivedOn }, found) => {
    const { lot, operation } = found;
    const suppliers = await supplierChoices(context.db);
    if (!suppliers.some(({ id, isActive }) => id === supplierId && isActive)) {
      throw new ValidationFailure({ supplierId: validationText(context.locale, 'unknownRecord') });
    }
    if (receivedOn > todayOf(context))
      throw new ValidationFailure({ receivedOn: texts(context).refusals.future });
    if (!['to_consult', 'consulted'].includes(lot.status)) {
      throw new ValidationFailure({ base: texts(context).refusals.alreadyAwarded });
    }
    const quote = { id: context.deps.newId(), supplierId, htCents, receivedOn, isSelected: false };
    const quotes = [...lot.quotes, quote];
    const { version } = lot;
    if (lot.status === 'to_consult') {
      await lotRoutes.take(context, found, 'consult', {
        version,
        action: 'quote.create',
        facts: { quotesCount: quotes.length },
        columns: { quotes },
      });
    } else
      await worksLotPart.change(context, found, { action: 'quote.create', version, columns: { quotes } });
    return worksFlash(operation.id, texts(context).flash.quoteAdded);
  },
});

/** Awards a lot to the company of a quote, whose insurance must cover the start of the works. */
export const awardHandler = lotRoutes.route(
  awardWorksLot,
  'award',
  async (context, { version: _version, quoteId, ...given }, { lot }) => {
    const quote = lot.quotes.find(({ id }) => id === quoteId);
    if (!quote) throw new ValidationFailure({ quoteId: validationText(context.locale, 'unknownRecord') });
    if (given.endOn < given.startOn) {
      throw new ValidationFailure({ endOn: validationText(context.locale, 'datesOrder') });
    }
    const supplier = (await supplierChoices(context.db)).find(({ id }) => id === quote.supplierId);
    const decennialUntil = [supplier?.decennialUntil, given.decennialUntil].reduce<string | null>(
      (latest, until) => (until != null && until > (latest ?? '') ? until : latest),
      null,
    );
    const quotes = lot.quotes.map((one) => ({ ...one, isSelected: one.id === quoteId }));
    const columns = { ...given, decennialUntil, supplierId: quote.supplierId, quotes };
    return {
      action: 'lot.award',
      columns,
      changes: plainChanges(lot, columns),
      facts: {
        hasSelectedQuote: true,
        contractHtCents: given.contractHtCents as Cents,
        startOn: given.startOn as Day,
        decennialValidUntil: decennialUntil as Day | null,
      },
    };
  },
  (context, { operation }) => worksFlash(operation.id, texts(context).flash.awarded),
);

const underContract = ['awarded', 'in_progress', 'completed', 'received', 'reserves_lifted'];
/** Whether a lot may still get an amendment. */
export const mayAmend = ({ status }: { readonly status: string }): boolean => underContract.includes(status);

/** Adds an amendment; the contract may not fall below what was claimed of it. */
export const amendmentHandler = clientAction(storeAmendment, {
  find: worksLotPart.ofRoute,
  act: async (context, { version, label, htCents, signedOn }, found) => {
    const { lot, operation } = found;
    await worksLotPart.checkVersion(context, found, version);
    const t = texts(context).refusals;
    if (!mayAmend(lot)) throw new ValidationFailure({ base: t.noContract });
    if (signedOn > todayOf(context)) throw new ValidationFailure({ signedOn: t.future });
    const number = Math.max(0, ...lot.amendments.map((one) => one.number)) + 1;
    const amendments = [...lot.amendments, { number, label, htCents, signedOn }];
    const claimed = lastValidClaim(await claimsOfLot(context.db, lot.id))?.cumulativeHtCents ?? 0;
    if ((currentContractCents(lot.contractHtCents, amendments) ?? cents(0)) < claimed) {
      throw new ValidationFailure({ htCents: t.belowClaimed });
    }
    await worksLotPart.change(context, found, {
      action: 'amendment.create',
      version,
      columns: { amendments },
    });
    return worksFlash(operation.id, texts(context).flash.amended);
  },
});

/** Settles a contract, or ends it. */
export const lotStepHandler = lotRoutes.route(
  takeLotStep,
  (_found, { step }) => step,
  (_context, { step, reason }, { lot }) => {
    const terminationReason = reason === '' ? null : reason;
    const columns = step === 'terminate' ? { terminationReason } : {};
    return {
      action: 'lot.step',
      reason: terminationReason,
      columns,
      facts: columns,
      changes: plainChanges(lot, columns),
    };
  },
  (context, { operation }) => worksFlash(operation.id, texts(context).flash.stepTaken),
);

/** Pays the retention, or gives the surety back, once the works are received. */
export const retentionHandler = clientAction(releaseRetention, {
  find: worksLotPart.ofRoute,
  act: async (context, { version, on, transactionId }, found) => {
    const { lot, operation } = found;
    await worksLotPart.checkVersion(context, found, version);
    const t = texts(context).refusals;
    if (lot.retentionReleasedOn !== null) throw new ValidationFailure({ base: t.alreadyReleased });
    if (lot.receptionOn === null) throw new ValidationFailure({ base: t.notReceived });
    if (on > todayOf(context)) throw new ValidationFailure({ on: t.future });
    if (on < lot.receptionOn) throw new ValidationFailure({ on: t.beforeReception });
    const claims = await claimsOfLot(context.db, lot.id);
    const { retainedTtcCents, retainedHtCents } = worksFigures([lot], claims);
    if (retainedTtcCents > 0 && transactionId === '') {
      throw new ValidationFailure({ transactionId: validationText(context.locale, 'required') });
    }
    const columns = { retentionReleasedOn: on };
    await worksLotPart.change(context, found, {
      action: 'retention.release',
      version,
      columns,
      changes: plainChanges(lot, columns),
      alongside: async (tx) => {
        if (retainedTtcCents === 0) return;
        await payRetention(context, tx, lot, { on, transactionId, retainedTtcCents, retainedHtCents });
      },
    });
    return worksFlash(operation.id, texts(context).flash.retentionReleased);
  },
});
