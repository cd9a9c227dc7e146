import { lte } from 'drizzle-orm';
import type { RecurringTask } from '#mocks/server/jobs/recurring.ts';
import { purgeOver } from '#mocks/server/purge.ts';
import { imports } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { keptDays } from '#mocks/server/imports/limits.ts';
import { publishScheduled } from '../admin/actuality/publication.ts';
import { computeKpis } from '../admin/kpi/recompute.ts';
import { purgeProspects } from '../admin/prospect/purge.ts';
import { settleBroadcasts } from '../client/operation/broadcast-configuration/feed.ts';
import { startSales } from '../admin/sale/activate.ts';
import { emptyRawLeads, watchOverdueLeads } from '../client/lead/watch.ts';
import { settleLoans } from '../client/operation/financing/settle.ts';
import { notifyBounced } from './notify-bounced.ts';
import { turnRents } from '../client/rental-management/watch.ts';
import { sendScheduledReports } from '../client/reporting/send-scheduled.ts';
import { watchSupplierPapers } from '../client/supplier/watch-papers.ts';
import { watchLowAccounts } from '../client/treasury/watch-low.ts';
import { watchDueTasks } from '../client/task/watch-due.ts';
import { purgeDownloads } from './downloads.ts';
import { purgeNotifications, sendDigests } from './notifications.ts';
import { expireOffers } from './offers.ts';
import { purgePageVisits, sumPageVisits } from './page-visits.ts';
import { closeCompanies } from './close-companies.ts';
import { purgeCopies } from './personal-data.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { turnSubscriptions } from './subscriptions.ts';
import { sweepFiles } from './sweep-files.ts';
import { turnWorks } from './works.ts';
import { turnUrbanPlanning } from './urban-planning.ts';
import { purgeFinishedJobs, purgeMailBodies } from './purge-traces.ts';

/** What comes back by itself; hours are those of Paris. */
export const schedule: readonly RecurringTask[] = [
  { name: 'mails.tell-bounced', every: { minutes: 5 }, run: notifyBounced },
  { name: 'purge.over', every: { minutes: 10 }, run: purgeOver },
  { name: 'broadcasts.settle', every: { minutes: 10 }, run: settleBroadcasts },
  { name: 'actualities.publish', every: { minutes: 1 }, run: publishScheduled },
  { name: 'purge.jobs', every: { minutes: 60 }, run: purgeFinishedJobs },
  { name: 'purge.downloads', every: { minutes: 60 }, run: purgeDownloads },
  { name: 'purge.deleted', every: { dailyAtHour: 3 }, run: purgeDeleted },
  { name: 'purge.imports', every: { dailyAtHour: 3 }, run: purgeImports },
  { name: 'purge.files', every: { minutes: 10 }, run: sweepFiles },
  { name: 'visits.sum', every: { minutes: 60 }, run: sumPageVisits },
  { name: 'kpi.compute', every: { dailyAtHour: 1 }, run: computeKpis },
  { name: 'purge.visits', every: { dailyAtHour: 3 }, run: purgePageVisits },
  { name: 'purge.notifications', every: { dailyAtHour: 3 }, run: purgeNotifications },
  { name: 'notification.digest', every: { dailyAtHour: 8 }, run: sendDigests },
  { name: 'purge.copies', every: { minutes: 60 }, run: purgeCopies },
  { name: 'companies.close', every: { dailyAtHour: 2 }, run: closeCompanies },
  { name: 'subscriptions.turn', every: { dailyAtHour: 2 }, run: turnSubscriptions },
  { name: 'suppliers.papers', every: { dailyAtHour: 0 }, run: watchSupplierPapers },
  { name: 'treasury.low', every: { dailyAtHour: 7 }, run: watchLowAccounts },
  { name: 'loans.settle', every: { dailyAtHour: 1 }, run: settleLoans },
  { name: 'rents.turn', every: { dailyAtHour: 5 }, run: turnRents },
  { name: 'reports.send', every: { dailyAtHour: 8 }, run: sendScheduledReports },
  { name: 'offers.expire', every: { dailyAtHour: 0 }, run: expireOffers },
  { name: 'works.turn', every: { dailyAtHour: 6 }, run: turnWorks },
  { name: 'urban.turn', every: { dailyAtHour: 6 }, run: turnUrbanPlanning },
  { name: 'tasks.due', every: { dailyAtHour: 8 }, run: watchDueTasks },
  { name: 'sales.start', every: { dailyAtHour: 1 }, run: startSales },
  { name: 'leads.overdue', every: { minutes: 5 }, run: watchOverdueLeads },
  { name: 'purge.leads', every: { dailyAtHour: 3 }, run: emptyRawLeads },
  { name: 'purge.prospects', every: { dailyAtHour: 4 }, run: purgeProspects },
  { name: 'purge.mail-bodies', every: { dailyAtHour: 3 }, run: purgeMailBodies },
];

/** Forgets imported files a month after they came; the records that they brought stay. */
async function purgeImports({ db, clock }: ServerDependencies): Promise<void> {
  const before = new Date(clock.systemNow().getTime() - keptDays * 86_400_000);
  await db.delete(imports).where(lte(imports.createdAt, before));
}
