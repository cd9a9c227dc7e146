import {
  awardWorksLot,
  releaseRetention,
  storeAmendment,
  storeWorksQuote,
  takeLotStep,
} from '#contracts/client/operation/construction/payload.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { constructionLotMachine, type ConstructionLotFacts } from '#domain/states/works/construction-lot.ts';
import type { Day } from '#domain/time/day.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import { worksFigures } from '#domain/works/figures.ts';
import { validationText } from '#messages/validation.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { stepAsker } from '../steps/asker.ts';
import { payRetention } from './cash.ts';
import { changeLot } from './change.ts';
import { lotFacts } from './facts.ts';
import { staleWorks, texts, todayOf, toldOf, worksLotOfRoute, type FoundLot } from './record.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { claimsOfLot, lastStanding, reservesOf, supplierChoices } from './rows.ts';

/** Who asks for a step of the works; whoever may validate payments acts as an accountant too. */
export async function worksAsker(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await stepAsker(context);
  return { actors: canNow(context, 'payment.validate') ? [...actors, 'accountant'] : actors, today };
}

/** Told before a step is judged: somebody else may have taken it meanwhile. */
async function checkVersion(
  context: ClientContext,
  { operation, lot }: FoundLot,
  version: number,
): Promise<void> {
  if (lot.version !== version) throw await staleWorks(context, operation, lot.updatedAt, ['status']);
}

/** What a step of a lot may lead to, judged with some facts changed. @throws ValidationFailure, HttpFailure 403 */
async function judge(
  context: ClientContext,
  { operation, lot }: FoundLot,
  step: 'consult' | 'award' | 'close' | 'terminate',
  facts: ConstructionLotFacts,
  fields: Readonly<Record<string, string>>,
) {
  const known = lotFacts(
    lot,
    await claimsOfLot(context.db, lot.id),
    await reservesOf(context.db, operation.id),
  );
  const answer = mayHappen(
    constructionLotMachine,
    step,
    { state: lot.status, facts: { ...known, ...facts } },
    await worksAsker(context),
  );
  if (!answer.ok) {
    const remedies = remediesOf(context, 'constructionLot', answer.reasons, operation.id);
    throw refusal(context, answer.reasons, { fields, remedies });
  }
  return answer.to;
}

/** Keeps a quote; the first one makes the lot consulted. */
export const quoteHandler = clientAction(storeWorksQuote, {
  find: worksLotOfRoute,
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
    const to =
      lot.status === 'to_consult'
        ? await judge(context, found, 'consult', { quotesCount: quotes.length }, {})
        : undefined;
    await changeLot(context, found, {
      action: 'quote.create',
      version: lot.version,
      columns: { quotes, ...(to !== undefined && { status: to }) },
    });
    return toldOf(operation.id, texts(context).told.quoteAdded);
  },
});

/** Awards a lot to the company of a quote, whose insurance must cover the start of the works. */
export const awardHandler = clientAction(awardWorksLot, {
  find: worksLotOfRoute,
  act: async (context, { version, quoteId, ...given }, found) => {
    const { lot, operation } = found;
    await checkVersion(context, found, version);
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
    const to = await judge(
      context,
      found,
      'award',
      {
        hasSelectedQuote: true,
        contractHtCents: given.contractHtCents as Cents,
        startOn: given.startOn as Day,
        decennialValidUntil: decennialUntil as Day | null,
      },
      { decennial_missing: 'decennialUntil', no_contract_amount: 'contractHtCents' },
    );
    const quotes = lot.quotes.map((one) => ({ ...one, isSelected: one.id === quoteId }));
    await changeLot(context, found, {
      action: 'lot.award',
      version,
      columns: { ...given, decennialUntil, supplierId: quote.supplierId, quotes, status: to },
    });
    return toldOf(operation.id, texts(context).told.awarded);
  },
});

const underContract = ['awarded', 'in_progress', 'completed', 'received', 'reserves_lifted'];
/** Whether a lot may still get an amendment. */
export const mayAmend = ({ status }: { readonly status: string }): boolean => underContract.includes(status);

/** Adds an amendment; the contract may not fall below what was claimed of it. */
export const amendmentHandler = clientAction(storeAmendment, {
  find: worksLotOfRoute,
  act: async (context, { version, label, htCents, signedOn }, found) => {
    const { lot, operation } = found;
    await checkVersion(context, found, version);
    const t = texts(context).refusals;
    if (!mayAmend(lot)) throw new ValidationFailure({ base: t.noContract });
    if (signedOn > todayOf(context)) throw new ValidationFailure({ signedOn: t.future });
    const number = Math.max(0, ...lot.amendments.map((one) => one.number)) + 1;
    const amendments = [...lot.amendments, { number, label, htCents, signedOn }];
    const claimed = lastStanding(await claimsOfLot(context.db, lot.id))?.cumulativeHtCents ?? 0;
    if ((currentContractCents(lot.contractHtCents, amendments) ?? cents(0)) < claimed) {
      throw new ValidationFailure({ htCents: t.belowClaimed });
    }
    await changeLot(context, found, { action: 'amendment.create', version, columns: { amendments } });
    return toldOf(operation.id, texts(context).told.amended);
  },
});

/** Settles a contract, or ends it. */
export const lotStepHandler = clientAction(takeLotStep, {
  find: worksLotOfRoute,
  act: async (context, { version, step, reason }, found) => {
    await checkVersion(context, found, version);
    const terminationReason = reason === '' ? null : reason;
    const to = await judge(context, found, step, step === 'terminate' ? { terminationReason } : {}, {
      'missing:terminationReason': 'reason',
    });
    await changeLot(context, found, {
      action: 'lot.step',
      version,
      reason: terminationReason,
      columns: { status: to, ...(step === 'terminate' && { terminationReason }) },
    });
    return toldOf(found.operation.id, texts(context).told.stepTaken);
  },
});

/** Pays the retention, or gives the surety back, once the works are received. */
export const retentionHandler = clientAction(releaseRetention, {
  find: worksLotOfRoute,
  act: async (context, { version, on, transactionId }, found) => {
    const { lot, operation } = found;
    await checkVersion(context, found, version);
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
    await changeLot(context, found, {
      action: 'retention.release',
      version,
      columns: { retentionReleasedOn: on },
      alongside: async (tx) => {
        if (retainedTtcCents === 0) return;
        await payRetention(context, tx, lot, { on, transactionId, retainedTtcCents, retainedHtCents });
      },
    });
    return toldOf(operation.id, texts(context).told.retentionReleased);
  },
});
