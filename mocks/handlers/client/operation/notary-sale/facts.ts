import { basesOfSale } from '#domain/calls/sale-calls.ts';
import { checkDepositCap, type DepositCapCheck } from '#domain/deadline/checks/deposit-cap.ts';
import { deadline, type Deadline } from '#domain/deadline/deadline.ts';
import { DomainError } from '#domain/domain-error.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { isHousingLot } from '#domain/lot/states.ts';
import { isWithdrawableLot } from '#domain/sale/firm-sale.ts';
import { saleLimits } from '#domain/sale/sale-form.ts';
import { isOver } from '#domain/states/guards.ts';
import type { NotarySaleFacts } from '#domain/states/sale/notary-sale-facts.ts';
import type { Day } from '#domain/time/day.ts';
import type { NotarySale } from '#mocks/db/schema/index.ts';
import type { KnownSale } from './record.ts';
import type { SaleSurroundings } from './surroundings.ts';

const asDay = (on: string | null): Day | null => on as Day | null;

/** A period of the law; null where its day is missing or no period is known. */
export function counted(
  kind: Parameters<typeof deadline>[0],
  startOn: string | null,
  context: Parameters<typeof deadline>[2] = {},
): Deadline | null {
  if (startOn === null) return null;
  try {
    return deadline(kind, startOn as Day, context);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const isWithdrawable = ({ lot, operationKind }: KnownSale['lots'][number]): boolean =>
  isWithdrawableLot(lot.type, operationKind);

/** Whether somebody who buys may leave the contract within ten days. */
export const mayWithdraw = ({ lots, buyers }: KnownSale): boolean =>
  buyers.some(({ isNonProfessional }) => isNonProfessional) && lots.some(isWithdrawable);

/** Documents of the copropriété are due for a dwelling that is a part of one. */
export const areCoproDocumentsDue = ({ lots }: KnownSale): boolean =>
  lots.some(({ lot }) => isHousingLot(lot.type) && lot.tantiemes !== null);

/** The withdrawal of the buyer: from the notice, or from the documents that came after it. */
export function withdrawalOf(known: KnownSale): Deadline | null {
  const { firstPresentationOn, alurDocsOn } = known.sale;
  if (!mayWithdraw(known)) return null;
  return counted(
    'buyer_withdrawal',
    firstPresentationOn,
    areCoproDocumentsDue(known) ? { documentsOn: asDay(alurDocsOn) } : {},
  );
}

/** The price of a sale: that of its lots together. */
export const priceOfSale = ({ lots }: Pick<KnownSale, 'lots'>): Cents =>
  sumCents(lots.map(({ part }) => cents(part.priceTtcCents)));

/** The most that may be deposited; null while a day that sets it is missing. */
export function depositCapOf(
  known: KnownSale,
  { sale, contractOn }: { readonly sale: NotarySale; readonly contractOn: string | null },
  ownCapBps: number = saleLimits.defaultDepositBps,
): DepositCapCheck | null {
  const priceCents = priceOfSale(known);
  const depositCents = cents(sale.depositCents ?? 0);
  const { regime, deedPlannedOn } = sale;
  try {
    if (regime !== 'vefa') return checkDepositCap({ regime, priceCents, depositCents, ownCapBps });
    if (contractOn === null || deedPlannedOn === null) return null;
    return checkDepositCap({
      regime,
      priceCents,
      depositCents,
      contractOn: contractOn as Day,
      deedPlannedOn: deedPlannedOn as Day,
    });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function floorOf({ lots }: KnownSale): Cents | null {
  const floors = lots.map(({ lot }) => lot.minPriceCents);
  return floors.some((floor) => floor !== null) ? sumCents(floors.map((floor) => cents(floor ?? 0))) : null;
}

/** Of the buyer’s loan: whether it is used, settled, and from when its offer may be accepted. */
function loanFacts(sale: NotarySale): NotarySaleFacts {
  return {
    usesLoan: sale.isLoanRequired,
    hasLoanWaiverMention: sale.hasLoanWaiver,
    loanConditionEndsOn: asDay(sale.loanConditionEndsOn),
    loanConditionEarliestOn: counted('loan_condition', sale.contractOn)?.endsOn ?? null,
    isLoanSettled: sale.loanAcceptedOn !== null || sale.loanWaivedOn !== null,
    loanAcceptedOn: asDay(sale.loanAcceptedOn),
    loanAcceptableFromOn: counted('loan_offer_acceptance', sale.loanOfferReceivedOn)?.effectOn ?? null,
  };
}

function isTenantCleared(known: KnownSale, today: Day): boolean {
  const { tenantOfferOn } = known.sale;
  if (tenantOfferOn === null) return !known.lots.some(({ lot }) => lot.occupancy === 'rented');
  return isOver(counted('tenant_offer', tenantOfferOn)?.endsOn, today);
}

/** What the life of a sale depends on, of its rows and of what surrounds it. */
export function notarySaleFacts(known: KnownSale, around: SaleSurroundings, today: Day): NotarySaleFacts {
  const { sale, lots, buyers, papers } = known;
  const priceTtcCents = priceOfSale(known);
  const parts = lots.map(({ part }) => ({
    priceTtcCents: cents(part.priceTtcCents),
    existingPriceCents: part.existingPriceCents as Cents | null,
    worksPriceCents: part.worksPriceCents as Cents | null,
  }));
  const bases = basesOfSale(sale.regime, parts);
  const cap = depositCapOf(known, { sale, contractOn: sale.contractOn }, around.depositCapBps);
  const hasPaper = (kind: string): boolean => papers.some((paper) => paper.kind === kind);
  return {
    ...loanFacts(sale),
    regime: sale.regime,
    contactId: buyers[0]?.contactId ?? null,
    lotIds: lots.map(({ lot }) => lot.id),
    areLotsFree: around.areLotsFree,
    optionUntil: asDay(sale.optionUntil),
    buyerIds: buyers.map(({ contactId }) => contactId),
    sumOfSharesBps: buyers.reduce((sum, { shareBps }) => sum + shareBps, 0),
    priceTtcCents,
    floorPriceCents: floorOf(known),
    existingPriceCents: bases.existingCents,
    worksPriceCents: bases.worksCents,
    contractKind: sale.contractKind,
    contractOn: asDay(sale.contractOn),
    depositCents: sale.depositCents as Cents | null,
    depositCapCents: cap?.capCents ?? null,
    isDescriptionApproved: around.areDescriptionsApproved,
    hasSplitAttestation: hasPaper('split_attestation'),
    isSurveyed: lots.every(({ lot }) => lot.type !== 'Land' || lot.details['surveyed'] === true),
    hasNaturalPersonBuyer: buyers.some(({ kind }) => kind === 'individual'),
    hasNonProfessionalBuyer: buyers.some(({ isNonProfessional }) => isNonProfessional),
    isWithdrawable: lots.some(isWithdrawable),
    firstPresentationOn: asDay(sale.firstPresentationOn),
    areCoproDocumentsDue: areCoproDocumentsDue(known),
    alurDocsOn: asDay(sale.alurDocsOn),
    withdrawalEndsOn: withdrawalOf(known)?.endsOn ?? null,
    firmOn: asDay(sale.firmOn),
    withdrawnOn: asDay(sale.withdrawnOn),
    loanRefusalFileId: papers.find(({ kind }) => kind === 'loan_refusal')?.fileId ?? null,
    openConditionsCount: sale.conditions.filter(({ status }) => status !== 'met' && status !== 'waived')
      .length,
    isPreemptionCleared: around.isPreemptionCleared,
    isTenantOfferCleared: isTenantCleared(known, today),
    liftedOn: asDay(sale.liftedOn),
    deedOn: asDay(sale.deedOn),
    actualPriceCents: priceTtcCents,
    isCompletionGuaranteed: around.isGuaranteedOn(sale.deedOn ?? today),
    deedEarliestOn: counted('draft_deed_notice', sale.draftDeedNotifiedOn)?.endsOn ?? null,
    // The total of a copropriété is kept nowhere yet: its absence stops no deed.
    areTantiemesBalanced: null,
    receivedCents: around.receivedCents,
    consignedCents: around.consignedCents,
    isCompletionCertified: around.isCompletedBy(today),
  };
}
