import type {
  ConstructionProps,
  ShownClaim,
  ShownReserve,
  ShownWorksLot,
} from '#contracts/client/operation/construction.ts';
import {
  claimSteps,
  worksLotSteps,
  type GivenClaimStep,
  type GivenLotStep,
} from '#contracts/client/operation/construction/payload.ts';
import { situationCash } from '#domain/cash-flow/situation-cash.ts';
import { situationCashCalculation } from '#domain/cash-flow/situation-cash-calculation.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { isIn } from '#domain/states/is-in.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { constructionLotMachine } from '#domain/states/works/construction-lot.ts';
import { situationMachine } from '#domain/states/works/situation.ts';
import type { Day, Month } from '#domain/time/day.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import { worksFigures } from '#domain/works/figures.ts';
import { edit as editSupplier } from '#generated/routes/client/supplier.ts';
import type { ConstructionLot, Operation, Reserve, WorksSituation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { mayClaim } from './claims.ts';
import { mayAmend } from './contracts.ts';
import { approvedBps, claimFacts, lotFacts } from './facts.ts';
import { invoicedVatBps, shownLotVat } from './lot-vat.ts';
import { lotObstacle } from './lots.ts';
import { lastValidClaim } from './rows.ts';

/** All that the page knows of the works. */
export interface WorksKnown {
  readonly operation: Operation;
  readonly lots: readonly ConstructionLot[];
  readonly claims: readonly WorksSituation[];
  readonly reserves: readonly Reserve[];
  readonly suppliers: ReadonlyMap<string, string>;
  /** Last day of the insurance of each supplier, of its own papers. */
  readonly insuredUntil: ReadonlyMap<string, string | null>;
  readonly transition: TransitionContext;
}

/** The figures of the works in all. */
export function shownFigures({ lots, claims }: WorksKnown): ConstructionProps['figures'] {
  const { retainedHtCents: _, ...figures } = worksFigures(lots, claims);
  return figures;
}

/** A works lot with its figures and what may be done with it. */
export function shownLot(context: ClientContext, known: WorksKnown, lot: ConstructionLot): ShownWorksLot {
  const { claims, reserves, suppliers, transition } = known;
  const own = claims.filter(({ constructionLotId }) => constructionLotId === lot.id);
  const { invoicedCents, paidCents, retainedTtcCents } = worksFigures([lot], own);
  const facts = lotFacts(lot, own, reserves);
  const canUpdate = canNow(context, 'operation.update');
  const supplierName = (id: string): string => suppliers.get(id) ?? '–';
  const decennialUntil = latestOf(
    lot.decennialUntil,
    lot.supplierId === null ? null : (known.insuredUntil.get(lot.supplierId) ?? null),
  );
  const { id, version, number, trade, label, status, budgetHtCents, contractHtCents, amendments } = lot;
  return {
    id,
    version,
    number,
    trade,
    label,
    status,
    budgetHtCents,
    contractHtCents,
    amendments,
    currentHtCents: currentContractCents(contractHtCents, amendments),
    supplier:
      lot.supplierId === null
        ? null
        : {
            id: lot.supplierId,
            name: supplierName(lot.supplierId),
            href: canNow(context, 'supplier.list') ? editSupplier({ supplier: lot.supplierId }) : null,
          },
    quotes: lot.quotes.map((quote) => ({ ...quote, supplier: supplierName(quote.supplierId) })),
    vatRateBps: lot.vatRateBps,
    isSubcontract: lot.isSubcontract,
    ...shownLotVat(lot, known.operation, own.at(-1)?.submittedOn ?? transition.today),
    retentionBps: lot.retentionBps,
    retentionMode: lot.retentionMode,
    invoicedCents,
    paidCents,
    retainedTtcCents,
    progressBps: approvedBps(own),
    claimedBps: lastValidClaim(own)?.cumulativeBps ?? 0,
    startOn: lot.startOn,
    endOn: lot.endOn,
    actualStartOn: lot.actualStartOn,
    actualEndOn: lot.actualEndOn,
    decennialUntil,
    isDecennialExpired:
      contractHtCents !== null && (decennialUntil === null || decennialUntil < transition.today),
    receptionOn: lot.receptionOn,
    retentionReleaseOn: releaseOn(lot.receptionOn),
    retentionReleasedOn: lot.retentionReleasedOn,
    openReservesCount: facts.openReservesCount ?? 0,
    mayClaim: canUpdate && mayClaim(lot),
    mayAward: canUpdate && status === 'consulted',
    mayAmend: canUpdate && mayAmend(lot),
    obstacle: lotObstacle(context, lot, own.length),
    steps: stepsOf(
      context,
      availableTransitions(constructionLotMachine, { state: status, facts }, transition),
      worksLotSteps,
    ) as { name: GivenLotStep; label: string; reason: string | null }[],
  };
}

const latestOf = (a: string | null, b: string | null): string | null =>
  a === null ? b : b === null ? a : a > b ? a : b;

/** The day on which the retention is to be released; null before the reception. */
export const releaseOn = (receptionOn: string | null): string | null =>
  receptionOn === null ? null : deadline('retention_release', receptionOn as Day).endsOn;

/** A progress claim with its calculation and what may be done with it. */
export function shownClaim(context: ClientContext, known: WorksKnown, claim: WorksSituation): ShownClaim[] {
  const { transition, claims } = known;
  const lot = known.lots.find(({ id }) => id === claim.constructionLotId);
  if (!lot) return [];
  const own = claims.filter(({ constructionLotId }) => constructionLotId === lot.id);
  const subject = { state: claim.status, facts: claimFacts(lot, own, claim) };
  const { retentionHtCents: _, createdAt: _c, updatedAt: _u, tenantId: _t, ...row } = claim;
  const cash = situationCash({
    month: claim.month as Month,
    htCents: cents(claim.periodHtCents),
    vatRateBps: invoicedVatBps(lot, known.operation, `${claim.month}-01`),
    retentionBps: lot.retentionMode === 'withheld' ? lot.retentionBps : 0,
  });
  return [
    {
      id: row.id,
      version: row.version,
      constructionLotId: lot.id,
      lotNumber: lot.number,
      lotLabel: lot.label,
      number: row.number,
      month: row.month,
      status: row.status,
      cumulativeBps: row.cumulativeBps,
      periodHtCents: row.periodHtCents,
      cumulativeHtCents: row.cumulativeHtCents,
      vatCents: row.vatCents,
      retentionCents: row.retentionCents,
      toPayTtcCents: row.toPayTtcCents,
      explanation: shownExplanation(explainWith(situationCashCalculation, cash, 'toPayCents')),
      submittedOn: row.submittedOn,
      checkedBy: row.checkedBy,
      checkedOn: row.checkedOn,
      approvedOn: row.approvedOn,
      dueOn: row.dueOn,
      isLate: row.status === 'approved' && row.dueOn !== null && row.dueOn < transition.today,
      paidOn: row.paidOn,
      transactionId: row.transactionId,
      rejectionReason: row.rejectionReason,
      mayPay: row.status === 'approved' && canNow(context, 'payment.validate'),
      steps: stepsOf(context, availableTransitions(situationMachine, subject, transition), claimSteps) as {
        name: GivenClaimStep;
        label: string;
        reason: string | null;
      }[],
    },
  ];
}

type Available = ReturnType<typeof availableTransitions<string, string, never>>;

/** Steps that people take here, with what nothing in their window can mend. */
function stepsOf(context: ClientContext, available: Available, names: readonly string[]) {
  if (!canNow(context, 'operation.update')) return [];
  return available
    .filter(({ name }) => isIn(names, name))
    .map(({ name, label, answer }) => {
      const against = answer.ok
        ? []
        : answer.reasons.filter(({ code }) => !code.startsWith('missing:') && code !== 'contract_exceeded');
      return {
        name,
        label: label[context.locale],
        reason: against.length === 0 ? null : against.map(({ text }) => text[context.locale]).join(' '),
      };
    });
}

/** Something to put right. */
export function shownReserve(known: WorksKnown, row: Reserve): ShownReserve {
  const lot = known.lots.find(({ id }) => id === row.constructionLotId);
  return {
    id: row.id,
    constructionLotId: row.constructionLotId,
    lotLabel: lot === undefined ? '–' : `L${String(lot.number).padStart(2, '0')} · ${lot.label}`,
    text: row.text,
    room: row.room,
    dueOn: row.dueOn,
    liftedOn: row.liftedOn,
    isLate: row.liftedOn === null && row.dueOn !== null && row.dueOn < known.transition.today,
  };
}
