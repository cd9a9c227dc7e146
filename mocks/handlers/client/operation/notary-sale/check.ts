import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SalePayload } from '#contracts/client/operation/notary/sale/payload.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import { validationText } from '#messages/validation.ts';
import {
  contacts,
  guarantees,
  lots,
  paymentTemplates,
  preemptions,
  type Lot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { todayOf } from '../financing/record.ts';
import { texts, type FoundSale } from './record.ts';

/** The lots that a payload names, of its operation. @throws ValidationFailure at `lots` for one that is not there */
export async function lotsOfPayload(
  { db, locale }: ClientContext,
  operation: Operation,
  { lots: wanted }: Pick<SalePayload, 'lots'>,
): Promise<Lot[]> {
  const ids = wanted.map(({ lotId }) => lotId);
  const rows = await db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operation.id), inArray(lots.id, ids), isNull(lots.deletedAt)));
  if (rows.length < ids.length)
    throw new ValidationFailure({ lots: validationText(locale, 'unknownRecord') });
  return rows;
}

/** @throws ValidationFailure at `field` for somebody whom the company does not know */
export async function checkBuyers(
  { db, locale }: ClientContext,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const isIt = and(inArray(contacts.id, [...ids]), isNull(contacts.deletedAt));
  const rows = await db.select({ id: contacts.id }).from(contacts).where(isIt);
  if (rows.length < new Set(ids).size) {
    throw new ValidationFailure({ [field]: validationText(locale, 'unknownRecord') });
  }
}

interface Known {
  readonly rows: readonly Lot[];
  /** The sale as it is kept; null for a new one. */
  readonly kept: FoundSale | null;
}

/** What was signed: from the contract on, and from the deed on. */
const ofContract = ['regime', 'depositCents', 'optionUntil'] as const;
const ofDeed = [
  'furnitureCents',
  'agentFeeCents',
  'isLoanRequired',
  'hasLoanWaiver',
  'loanAmountCents',
  'loanMaxRateBps',
  'loanMonths',
  'loanConditionEndsOn',
  'firstPresentationOn',
  'alurDocsOn',
  'draftDeedNotifiedOn',
  'deedPlannedOn',
  'isVatStated',
  'isFirstTimeBuyer',
  'isBlockSale',
  'paymentTemplateId',
  'guaranteeId',
] as const;

const pastDays = ['depositReceivedOn', 'firstPresentationOn', 'alurDocsOn', 'draftDeedNotifiedOn'] as const;

/** @throws ValidationFailure at each field that names what is not there, lies ahead, or was signed */
export async function checkSale(
  context: ClientContext,
  operation: Operation,
  payload: SalePayload,
  { rows, kept }: Known,
): Promise<void> {
  const errors: Record<string, string> = {
    ...lockedErrors(context, payload, kept),
    ...dayErrors(context, payload, kept),
    ...(await referenceErrors(context, operation, payload)),
  };
  // A garage or a cellar may be sold along as it is.
  const isFitting = (mode: SaleMode): boolean => mode === payload.regime || mode === 'asis';
  if (!rows.every(({ saleMode }) => isFitting(saleMode))) {
    errors['regime'] ??= texts(context).refusals.otherRegime;
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  const known = new Set(kept?.buyers.map(({ contactId }) => contactId));
  const added = payload.buyers.map(({ contactId }) => contactId).filter((id) => !known.has(id));
  if (added.length > 0) await checkBuyers(context, added, 'buyers');
}

function lockedErrors(
  context: ClientContext,
  payload: SalePayload,
  kept: FoundSale | null,
): Record<string, string> {
  if (kept === null || kept.sale.status === 'option' || kept.sale.status === 'reserved') return {};
  const { sale, lots: sold, buyers } = kept;
  const { signed, deeded } = texts(context).refusals;
  const differs = (name: (typeof ofContract)[number] | (typeof ofDeed)[number]): boolean =>
    (sale[name] ?? null) !== (payload[name] ?? null);
  const errors: Record<string, string> = {};
  for (const name of ofContract) if (differs(name)) errors[name] = signed;
  if (sale.deedOn !== null) for (const name of ofDeed) if (differs(name)) errors[name] = deeded;
  const lotsNow = payload.lots.map((part) => partText(part)).toSorted();
  const lotsThen = sold.map(({ part }) => partText(part)).toSorted();
  if (lotsNow.join() !== lotsThen.join()) errors['lots'] = signed;
  const buyersNow = payload.buyers.map(
    (one) => `${one.contactId}:${one.shareBps}:${one.kind}:${one.capacity === 'non_professional'}`,
  );
  const buyersThen = buyers.map(
    (one) => `${one.contactId}:${one.shareBps}:${one.kind}:${one.isNonProfessional}`,
  );
  if (buyersNow.join() !== buyersThen.join()) errors['buyers'] = signed;
  return errors;
}

const partText = (part: SalePayload['lots'][number]): string =>
  [part.lotId, part.priceTtcCents, part.existingPriceCents, part.worksPriceCents].join(':');

/** Days that were are not to come; what follows the contract does not precede it. */
function dayErrors(
  context: ClientContext,
  payload: SalePayload,
  kept: FoundSale | null,
): Record<string, string> {
  const { refusals } = texts(context);
  const today = todayOf(context);
  const errors: Record<string, string> = {};
  for (const name of pastDays) {
    const on = payload[name];
    if (on !== null && on > today) errors[name] = refusals.future;
  }
  const { firstPresentationOn } = payload;
  const contractOn = kept?.sale.contractOn ?? null;
  if (firstPresentationOn !== null) {
    if (contractOn === null) errors['firstPresentationOn'] ??= refusals.contractFirst;
    else if (firstPresentationOn < contractOn) errors['firstPresentationOn'] = refusals.beforeContract;
  }
  return errors;
}

/** What the sale refers to must be of the company, of the operation, and of its regime. */
async function referenceErrors(
  { db, locale }: ClientContext,
  operation: Operation,
  payload: SalePayload,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  const unknown = validationText(locale, 'unknownRecord');
  for (const name of ['sellerNotaryId', 'buyerNotaryId'] as const) {
    const id = payload[name];
    if (id === null) continue;
    const found = await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
    if (found.length === 0) errors[name] = unknown;
  }
  const { paymentTemplateId, guaranteeId, preemptionId } = payload;
  if (paymentTemplateId !== null) {
    const [template] = await db
      .select({ regime: paymentTemplates.regime })
      .from(paymentTemplates)
      .where(eq(paymentTemplates.id, paymentTemplateId));
    if (!template) errors['paymentTemplateId'] = unknown;
    else if (template.regime !== payload.regime) {
      errors['paymentTemplateId'] = texts({ locale }).refusals.regimeOfTemplate;
    }
  }
  if (guaranteeId !== null) {
    const isIt = and(eq(guarantees.id, guaranteeId), eq(guarantees.operationId, operation.id));
    const found = await db.select({ id: guarantees.id }).from(guarantees).where(isIt);
    if (found.length === 0) errors['guaranteeId'] = unknown;
  }
  if (preemptionId !== null) {
    const isIt = and(eq(preemptions.id, preemptionId), eq(preemptions.operationId, operation.id));
    const found = await db.select({ id: preemptions.id }).from(preemptions).where(isIt);
    if (found.length === 0) errors['preemptionId'] = unknown;
  }
  return errors;
}
