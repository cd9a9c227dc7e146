import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { isSentOn, shiftedPeriod } from '#domain/reporting/period.ts';
import { day as dayText, type Day } from '#domain/time/day.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  memberships,
  reportRuns,
  savedReports,
  tenants,
  users,
  type SavedReport,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeRun } from './write.ts';
import { reportHref } from './run.ts';

/**
 * Each morning: makes the reports that are to be sent today, for each recipient with their own rights, and writes to
 * them. Made twice, nothing is sent twice; who has left the company gets nothing.
 *
 * @returns how many mails were written
 */
export async function sendScheduledReports(deps: ServerDependencies): Promise<{ mails: number }> {
  const today = dayText(parisDay(deps.clock.businessNow()));
  const rows = await deps.db
    .select({ report: savedReports, tenant: { id: tenants.id, name: tenants.name } })
    .from(savedReports)
    .innerJoin(tenants, eq(tenants.id, savedReports.tenantId))
    .where(
      and(isNull(savedReports.deletedAt), isNotNull(savedReports.frequency), ne(tenants.status, 'closed')),
    );
  let mails = 0;
  for (const { report, tenant } of rows) {
    const { frequency, day, lastSentOn } = report;
    if (frequency === null || day === null || lastSentOn === today || !isSentOn(frequency, day, today))
      continue;
    mails += await send(deps, report, tenant, today);
  }
  return { mails };
}

async function send(
  deps: ServerDependencies,
  report: SavedReport,
  tenant: { readonly id: string; readonly name: string },
  today: Day,
): Promise<number> {
  const members = await deps.db
    .select({ user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.tenantId, tenant.id),
        membershipInForce,
        inArray(users.id, report.recipientIds.length === 0 ? [''] : report.recipientIds),
      ),
    );
  const params = { ...report.params, ...shiftedPeriod(report.params, today) };
  const now = deps.clock.businessNow();
  await deps.db
    .update(savedReports)
    .set({ lastSentOn: today, lastRunAt: now })
    .where(eq(savedReports.id, report.id));
  let written = 0;
  for (const { user } of members) {
    const id = deps.newId();
    await deps.db.insert(reportRuns).values({
      id,
      tenantId: tenant.id,
      userId: user.id,
      reportId: report.id,
      key: report.key,
      params,
      format: 'xlsx',
      status: 'queued',
      createdAt: now,
      updatedAt: now,
    });
    const run = await writeRun(deps, id, user.locale);
    if (run?.status !== 'done') continue;
    const origin = deps.config.publicOrigin;
    await queueMail({ deps }, deps.db, 'report.scheduled', mailTo(user, tenant), {
      name: report.name,
      company: tenant.name,
      from: params.from,
      to: params.to,
      rows: run.rowsCount ?? 0,
      href: origin === null ? null : new URL(reportHref(report.key, params, id), origin).href,
    });
    written += 1;
  }
  return written;
}
