import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type {
  DrawdownRow as ShownDrawdown,
  GuaranteeRow as ShownGuarantee,
  LoanRow,
} from '#contracts/client/operation/financing/index.ts';
import { undrawnCents } from '#domain/loan/drawdown.ts';
import { guaranteeCost, type GuaranteePrice } from '#domain/loan/guarantee.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { rateOn } from '#domain/loan/rate-in-force.ts';
import { cents } from '#domain/money/cents.ts';
import { bpsOfRate, rateOfBps } from '#domain/money/rate.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import { contacts, guarantees, type GuaranteeRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { drawdownOf, type KnownLoan } from './known-loans.ts';

/** Days before its end from which a guarantee is to be looked after. */
const soonDays = 60;

/** A loan as the list shows it. */
export function loanRow(
  { loan, terms, drawdowns, outlook }: KnownLoan,
  lenders: ReadonlyMap<string, string>,
  today: Day,
): LoanRow {
  const { position, schedule } = outlook;
  const isLive = isLiveLoan(loan.status);
  return {
    id: loan.id,
    label: loan.label,
    lender: { id: loan.lenderContactId, name: lenders.get(loan.lenderContactId) ?? '' },
    kind: loan.kind,
    status: loan.status,
    amountCents: loan.amountCents,
    rateBps: bpsOfRate(rateOn(terms, today)) ?? 0,
    isVariable: loan.rateKind !== 'fixed',
    durationMonths: loan.durationMonths,
    maturityOn: schedule.maturityOn,
    drawnCents: position.drawnCents,
    repaidCents: position.repaidCents,
    outstandingCents: position.outstandingCents,
    undrawnCents: isLive ? undrawnCents(terms, drawdowns.map(drawdownOf)) : 0,
    next: isLive ? position.next : null,
  };
}

/** The drawdowns of some loans by day, as pages show them. */
export function drawdownRows(known: readonly KnownLoan[], today: Day): ShownDrawdown[] {
  return known
    .flatMap(({ loan, drawdowns }) =>
      drawdowns.map((row): ShownDrawdown => ({
        id: row.id,
        version: row.version,
        loan: { id: loan.id, label: loan.label },
        label: row.label,
        plannedOn: row.plannedOn,
        requestedOn: row.requestedOn,
        releasedOn: row.releasedOn,
        amountCents: row.amountCents,
        transactionId: row.transactionId,
        status: row.status,
        isLate: (row.status === 'planned' || row.status === 'requested') && row.plannedOn < today,
      })),
    )
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

const dayOf = ({ releasedOn, plannedOn }: ShownDrawdown): string => releasedOn ?? plannedOn;

/** What a guarantee costs, as far as it was said. */
export function priceOf({
  costCents,
  setupCents,
  rateBps,
  baseCents,
}: Pick<GuaranteeRow, 'costCents' | 'setupCents' | 'rateBps' | 'baseCents'>): GuaranteePrice | null {
  if (costCents !== null) return { costCents: cents(costCents) };
  if (setupCents === null && rateBps === null) return null;
  return {
    setupCents: cents(setupCents ?? 0),
    rate: rateOfBps(rateBps ?? 0),
    baseCents: cents(baseCents ?? 0),
  };
}

/** How a guarantee stands on a day. */
export function guaranteeState(
  { issuedOn, expiresOn }: Pick<GuaranteeRow, 'issuedOn' | 'expiresOn'>,
  today: Day,
): ShownGuarantee['state'] {
  if (issuedOn !== null && issuedOn > today) return 'ahead';
  if (expiresOn === null) return 'active';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addToDay(today, { days: soonDays }) ? 'soon' : 'active';
}

/** The guarantees of an operation, those in the bin aside. */
export async function guaranteesOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<GuaranteeRow[]> {
  return db
    .select()
    .from(guarantees)
    .where(and(eq(guarantees.operationId, operationId), isNull(guarantees.deletedAt)))
    .orderBy(asc(guarantees.issuedOn), asc(guarantees.id));
}

/** A guarantee as pages show it. */
export function shownGuarantee(row: GuaranteeRow, known: readonly KnownLoan[], today: Day): ShownGuarantee {
  const secured = known.find(({ loan }) => loan.id === row.loanId)?.loan;
  const price = priceOf(row);
  return {
    id: row.id,
    version: row.version,
    loan: secured === undefined ? null : { id: secured.id, label: secured.label },
    kind: row.kind,
    issuer: row.issuer,
    amountCents: row.amountCents,
    rank: row.rank,
    issuedOn: row.issuedOn,
    expiresOn: row.expiresOn,
    costCents: row.costCents,
    setupCents: row.setupCents,
    rateBps: row.rateBps,
    baseCents: row.baseCents,
    totalCents: price === null ? null : guaranteeCost(price).totalCents,
    state: guaranteeState(row, today),
  };
}

/** Names of some contacts, those in the bin included: they lent. */
export async function contactNames(
  { db }: Pick<ClientContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(inArray(contacts.id, [...new Set(ids)]));
  // A bank is known by its own name rather than by that of its adviser.
  return new Map(rows.map(({ id, name, company }) => [id, company ?? name]));
}
