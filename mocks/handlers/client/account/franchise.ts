import { and, eq, isNull, like, or, sql, sum } from 'drizzle-orm';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { vatFranchiseCalculation } from '#domain/vat/vat-franchise-calculation.ts';
import { vatFranchise, type Turnover } from '#domain/vat/vat-franchise.ts';
import { leases, rentCalls, type Tenant } from '#mocks/db/schema/index.ts';
import { can, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** How far the company is from losing its franchise; null where that is no question, or not the reader's to ask. */
export async function franchiseOf(context: ClientContext, { vatRegime }: Pick<Tenant, 'vatRegime'>) {
  if (vatRegime !== 'franchise' || !can(context, 'tenant.update')) return null;
  const on = day(parisDay(context.deps.clock.businessNow()));
  const year = Number(on.slice(0, 4));
  const [lastYear, thisYear] = [await rentsOf(context, year - 1), await rentsOf(context, year)];
  const franchise = vatFranchise({ lastYear, thisYear, on });
  return {
    state: franchise.state,
    lastYearCents: lastYear.totalCents,
    thisYearCents: thisYear.totalCents,
    leftCents: franchise.leftCents,
    explanation: shownExplanation(explainWith(vatFranchiseCalculation, franchise, 'leftCents')),
  };
}

/** Rents called in a year, before VAT: all of them but those with VAT by option, which the franchise does not cover. */
async function rentsOf(context: ClientContext, year: number): Promise<Turnover> {
  const { rentCents, chargesCents, otherCents, vatBps } = rentCalls;
  const [row] = await wholeCompany(context)
    .select({ cents: sum(sql`${rentCents} + ${chargesCents} + ${otherCents}`) })
    .from(rentCalls)
    .innerJoin(leases, eq(leases.id, rentCalls.leaseId))
    .where(
      and(
        like(rentCalls.month, `${year}-%`),
        or(eq(vatBps, 0), eq(leases.type, 'garage')),
        isNull(rentCalls.cancelledAt),
        isNull(rentCalls.deletedAt),
        isNull(leases.deletedAt),
      ),
    );
  // More may have been given back than was called.
  const calledCents = cents(Math.max(0, Number(row?.cents ?? 0)));
  return { totalCents: calledCents, servicesCents: calledCents };
}
