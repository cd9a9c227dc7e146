import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { addMonths, lastDayOf, monthOf, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { cashFlowEntries, type ConstructionLot, type WorksSituation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { reversedVatOf } from './lot-vat.ts';
import type { FoundLot } from './record.ts';

interface Amount {
  readonly htCents: number;
  readonly vatCents: number;
}

/** Where a flow of a claim or of a retention comes from. */
const retentionSource = (lotId: string): string => `retention:${lotId}`;

const amountOf = ({
  toPayTtcCents,
  periodHtCents,
  retentionHtCents,
}: Pick<WorksSituation, 'toPayTtcCents' | 'periodHtCents' | 'retentionHtCents'>): Amount => {
  const htCents = periodHtCents - retentionHtCents;
  return { htCents, vatCents: toPayTtcCents - htCents };
};

const labelOf = ({ number, label }: Pick<ConstructionLot, 'number' | 'label'>): string =>
  `L${String(number).padStart(2, '0')} · ${label}`;

/** Puts an approved claim into the plan of cash in place of the part of the forecast that it makes certain. */
export async function commitClaim(
  context: ClientContext,
  tx: Database,
  { lot, operation }: FoundLot,
  claim: WorksSituation,
  dueOn: string,
): Promise<void> {
  await commitReversedVat(context, tx, { lot, operation }, claim, dueOn);
  const amount = amountOf(claim);
  if (amount.htCents === 0 && amount.vatCents === 0) return;
  await takeFromForecast(tx, lot.operationId, monthOf(dueOn as Day), amount, 'nearest');
  await insertFlow(context, tx, lot, {
    ...amount,
    sourceId: claim.id,
    on: dueOn,
    state: 'committed',
    transactionId: null,
  });
}

/** VAT that the company declares for its subcontractor and may not deduct: paid to the State a month after. */
async function commitReversedVat(
  context: ClientContext,
  tx: Database,
  { lot, operation }: FoundLot,
  claim: WorksSituation,
  dueOn: string,
): Promise<void> {
  const { dueToStateCents } = reversedVatOf(lot, operation, cents(claim.periodHtCents), `${claim.month}-01`);
  if (dueToStateCents === 0) return;
  await insertFlow(context, tx, lot, {
    htCents: dueToStateCents,
    vatCents: 0,
    sourceId: `${claim.id}:vat`,
    on: lastDayOf(addMonths(monthOf(dueOn as Day), 1)),
    state: 'committed',
    transactionId: null,
  });
}

/** Records that a claim was paid: what was committed for it is replaced. */
export async function payClaimFlow(
  context: ClientContext,
  tx: Database,
  lot: ConstructionLot,
  claim: WorksSituation,
  { paidOn, transactionId }: { readonly paidOn: string; readonly transactionId: string },
): Promise<void> {
  const amount = amountOf(claim);
  if (amount.htCents === 0 && amount.vatCents === 0) return;
  // It may have been matched with the bank in the plan of cash already.
  const isMatched = and(
    eq(cashFlowEntries.sourceId, claim.id),
    eq(cashFlowEntries.state, 'actual'),
    isNull(cashFlowEntries.deletedAt),
  );
  if ((await tx.select({ id: cashFlowEntries.id }).from(cashFlowEntries).where(isMatched)).length > 0) return;
  await insertFlow(context, tx, lot, {
    ...amount,
    sourceId: claim.id,
    on: paidOn,
    state: 'actual',
    transactionId,
  });
}

/** Records that a retention was paid, which the plan had for the year after the reception. */
export async function payRetention(
  context: ClientContext,
  tx: Database,
  lot: ConstructionLot,
  paid: {
    readonly on: string;
    readonly transactionId: string;
    readonly retainedTtcCents: number;
    readonly retainedHtCents: number;
  },
): Promise<void> {
  const { on, transactionId, retainedTtcCents, retainedHtCents } = paid;
  const amount = { htCents: retainedHtCents, vatCents: retainedTtcCents - retainedHtCents };
  await takeFromForecast(tx, lot.operationId, monthOf(on as Day), amount, 'latest');
  await insertFlow(context, tx, lot, {
    ...amount,
    sourceId: retentionSource(lot.id),
    on,
    state: 'actual',
    transactionId,
  });
}

interface Flow extends Amount {
  readonly sourceId: string;
  readonly on: string;
  readonly state: 'committed' | 'actual';
  readonly transactionId: string | null;
}

async function insertFlow(
  { deps, actor }: ClientContext,
  tx: Database,
  lot: ConstructionLot,
  { on, sourceId, state, transactionId, htCents, vatCents }: Flow,
): Promise<void> {
  const now = deps.clock.businessNow();
  await tx.insert(cashFlowEntries).values({
    id: deps.newId(),
    tenantId: lot.tenantId,
    operationId: lot.operationId,
    createdBy: actor.user.id,
    month: monthOf(on as Day),
    plannedOn: on,
    direction: 'out',
    category: 'works',
    label: labelOf(lot),
    htCents,
    vatCents,
    state,
    stage: 'invoiced',
    sourceType: 'situation',
    sourceId,
    transactionId,
    createdAt: now,
    updatedAt: now,
  });
}

/** Lessens what the plan foresaw of the works: in the month itself first, or what comes last. */
async function takeFromForecast(
  tx: Database,
  operationId: string,
  month: string,
  amount: Amount,
  from: 'nearest' | 'latest',
): Promise<void> {
  const rows = await tx
    .select()
    .from(cashFlowEntries)
    .where(
      and(
        eq(cashFlowEntries.operationId, operationId),
        eq(cashFlowEntries.category, 'works'),
        eq(cashFlowEntries.direction, 'out'),
        eq(cashFlowEntries.sourceType, 'simulation'),
        ne(cashFlowEntries.state, 'actual'),
        isNull(cashFlowEntries.deletedAt),
      ),
    )
    .orderBy(
      from === 'latest' ? desc(cashFlowEntries.month) : asc(cashFlowEntries.month),
      asc(cashFlowEntries.id),
    );
  const ordered =
    from === 'latest'
      ? rows
      : [...rows.filter((row) => row.month === month), ...rows.filter((row) => row.month !== month)];
  let left = amount.htCents;
  let leftVat = amount.vatCents;
  for (const row of ordered) {
    if (left <= 0 && leftVat <= 0) return;
    const ht = Math.min(Math.max(left, 0), row.htCents);
    const vat = Math.min(Math.max(leftVat, 0), row.vatCents);
    left -= ht;
    leftVat -= vat;
    const isSpent = ht === row.htCents && vat === row.vatCents;
    if (isSpent) await tx.delete(cashFlowEntries).where(eq(cashFlowEntries.id, row.id));
    else {
      await tx
        .update(cashFlowEntries)
        .set({ htCents: row.htCents - ht, vatCents: row.vatCents - vat, version: row.version + 1 })
        .where(eq(cashFlowEntries.id, row.id));
    }
  }
}
