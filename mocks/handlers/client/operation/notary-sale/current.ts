import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import type { SaleValues } from '#contracts/client/operation/notary/sale/payload.ts';
import { saleSteps } from '#domain/sale/sale-form.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { Day } from '#domain/time/day.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { changesOfRecord } from '../notary-purchase/history.ts';
import { remediesOf } from '../steps/remedies.ts';
import { notarySaleFacts, priceOfSale } from './facts.ts';
import { namesOf, saleTransitionContext, type KnownSale } from './record.ts';
import type { SaleSurroundings } from './surroundings.ts';

/** What the steps of a sale ask of it. */
export function currentOf(known: KnownSale): NonNullable<NotarySaleFormProps['current']> {
  const { sale, lots } = known;
  return {
    id: sale.id,
    version: sale.version,
    status: sale.status,
    regime: sale.regime,
    priceTtcCents: priceOfSale(known),
    buyers: namesOf(known),
    optionUntil: sale.optionUntil,
    contractKind: sale.contractKind,
    contractOn: sale.contractOn,
    depositCents: sale.depositCents,
    loanConditionEndsOn: sale.loanConditionEndsOn,
    loanOfferReceivedOn: sale.loanOfferReceivedOn,
    loanAcceptedOn: sale.loanAcceptedOn,
    loanRefusedOn: sale.loanRefusedOn,
    loanWaivedOn: sale.loanWaivedOn,
    isLoanRequired: sale.isLoanRequired,
    tenantOfferOn: sale.tenantOfferOn,
    isTenanted: lots.some(({ lot }) => lot.occupancy === 'rented'),
    firmOn: sale.firmOn,
    liftedOn: sale.liftedOn,
    deedOn: sale.deedOn,
    paidOn: sale.paidOn,
    deliveredOn: sale.deliveredOn,
    deliveryReserves: sale.deliveryReserves,
    withdrawnOn: sale.withdrawnOn,
    cancelledOn: sale.cancelledOn,
    cancelReason: sale.cancelReason,
    depositOutcome: sale.depositOutcome,
    sellerNotaryId: sale.sellerNotaryId,
  };
}

/** The fields of a kept sale as its form holds them. */
export const valuesOfSale = ({ sale, lots, buyers }: KnownSale): SaleValues => ({
  regime: sale.regime,
  lots: lots.map(({ part }) => ({
    lotId: part.lotId,
    priceTtcCents: part.priceTtcCents,
    existingPriceCents: part.existingPriceCents,
    worksPriceCents: part.worksPriceCents,
  })),
  buyers: buyers.map(({ contactId, shareBps, kind, isNonProfessional }) => ({
    contactId,
    shareBps,
    kind,
    capacity: isNonProfessional ? 'non_professional' : 'professional',
  })),
  isFloorConfirmed: false,
  furnitureCents: sale.furnitureCents,
  agentFeeCents: sale.agentFeeCents,
  optionUntil: sale.optionUntil,
  depositCents: sale.depositCents,
  depositHolder: sale.depositHolder ?? '',
  depositReceivedOn: sale.depositReceivedOn,
  isLoanRequired: sale.isLoanRequired,
  hasLoanWaiver: sale.hasLoanWaiver,
  loanAmountCents: sale.loanAmountCents,
  loanMaxRateBps: sale.loanMaxRateBps,
  loanMonths: sale.loanMonths,
  loanConditionEndsOn: sale.loanConditionEndsOn,
  notifiedBy: sale.notifiedBy,
  firstPresentationOn: sale.firstPresentationOn,
  alurDocsOn: sale.alurDocsOn,
  draftDeedNotifiedOn: sale.draftDeedNotifiedOn,
  isVatStated: sale.isVatStated,
  isFirstTimeBuyer: sale.isFirstTimeBuyer,
  isBlockSale: sale.isBlockSale,
  sellerNotaryId: sale.sellerNotaryId,
  buyerNotaryId: sale.buyerNotaryId,
  paymentTemplateId: sale.paymentTemplateId,
  guaranteeId: sale.guaranteeId,
  preemptionId: sale.preemptionId,
  deedPlannedOn: sale.deedPlannedOn,
  deliveryPlannedOn: sale.deliveryPlannedOn,
});

/** What the window of a step asks for itself. */
const askedFor = [
  'below_floor',
  'deposit_above_cap',
  'loan_condition_too_short',
  'loan_waiver_missing',
  'withdrawal_too_late',
  'loan_refusal_without_proof',
  'draft_deed_too_recent',
  'deed_price_not_positive',
];

/** The steps that people may take, each with what stands against it and no window can mend. */
export async function stepsOf(
  context: ClientContext,
  known: KnownSale,
  around: SaleSurroundings,
  today: Day,
): Promise<NotarySaleFormProps['steps']> {
  const subject = { state: known.sale.status, facts: notarySaleFacts(known, around, today) };
  const transition = await saleTransitionContext(context);
  return availableTransitions(notarySaleMachine, subject, transition).flatMap(({ name, label, answer }) => {
    const step = saleSteps.find((one) => one === name);
    if (step === undefined) return [];
    if (!canNow(context, step === 'sign-deed' ? 'payment.validate' : 'operation.update')) return [];
    const against = answer.ok
      ? []
      : answer.reasons.filter(({ code }) => !code.startsWith('missing:') && !askedFor.includes(code));
    const reason = against.map(({ text }) => text[context.locale]).join(' ');
    return [
      {
        name: step,
        label: label[context.locale],
        reason: reason === '' ? null : reason,
        remedies: remediesOf(context, notarySaleMachine, against, known.sale.operationId, known.sale.id),
      },
    ];
  });
}

/** What happened to a sale, newest first. */
export async function historyOf(context: ClientContext, id: string): Promise<NotarySaleFormProps['history']> {
  const rows = await changesOfRecord(context.db, 'notarySale', id);
  const names = await personNames(
    context.db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ id: changeId, toState, on, at, byUserId, reason }) => ({
    id: changeId,
    to: toState as NotarySaleState,
    on,
    at: at.toISOString(),
    by: names.get(byUserId ?? '') ?? null,
    reason,
  }));
}
