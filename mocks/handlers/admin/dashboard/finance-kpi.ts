import { financeKpiDownload } from '#contracts/admin/dashboard/finance-kpi/download.ts';
import {
  financeKpiPage,
  type FinanceKpiProps,
  type FinanceKpiQuery,
  type OverdueInvoice,
} from '#contracts/admin/dashboard/finance-kpi.ts';
import { day, type Day } from '#domain/time/day.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, invoices, plans, subscriptionMovements } from '#mocks/db/schema/index.ts';
import { can } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { spanOf } from '../../kpi/span.ts';
import { readFinance } from './finance-figures.ts';
import { readMonths } from './finance-months.ts';
import { bandsOf, readOverdue } from './finance-overdue.ts';
import { readBrands, readPlans } from './finance-shares.ts';

async function choicesOf(db: Database): Promise<FinanceKpiProps['choices']> {
  return {
    brands: await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(brands.name),
    plans: await db.select({ id: plans.id, name: plans.name }).from(plans).orderBy(plans.sort),
  };
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.$count(invoices)) === 0 && (await db.$count(subscriptionMovements)) === 0;

async function financeOf(db: Database, today: Day, query: FinanceKpiQuery) {
  const { days, before, span } = spanOf(query, today);
  const { bridge, figures } = await readFinance(db, { days, before }, query);
  const overdue = await readOverdue(db, today, query);
  const overdueCents = overdue.reduce((all, { totalCents }) => all + totalCents, 0);
  return {
    span,
    figures: (await isEmpty(db)) ? null : { ...figures, overdueCents },
    bridge,
    bands: bandsOf(overdue),
    months: await readMonths(db, days, query),
    plans: await readPlans(db, days, query),
    brands: await readBrands(db, days, query),
    invoices: overdue,
  };
}

/** The late invoices as a file. */
const overdueList = defineDownload<typeof financeKpiDownload.query, OverdueInvoice>({
  list: 'overdue-invoice',
  can: 'finance-kpi.export',
  query: financeKpiDownload.query,
  title: (locale) => messagesFor(locale, financeMessages).overdue,
  columns: (locale) => {
    const { columns } = messagesFor(locale, financeMessages);
    return [
      { label: columns.number, kind: 'text', value: ({ number }) => number },
      { label: columns.company, kind: 'text', value: ({ company }) => company },
      { label: columns.brand, kind: 'text', value: ({ brand }) => brand },
      { label: columns.issuedOn, kind: 'date', value: ({ issuedOn }) => issuedOn },
      { label: columns.dueOn, kind: 'date', value: ({ dueOn }) => dueOn },
      { label: columns.daysLate, kind: 'number', value: ({ daysLate }) => daysLate },
      { label: columns.total, kind: 'money', value: ({ totalCents }) => totalCents },
      { label: columns.reminders, kind: 'number', value: ({ remindersSent }) => remindersSent },
    ];
  },
  count: async ({ db, today }, query) => (await readOverdue(db, today, query)).length,
  rows: async ({ db, today }, query, limit) => (await readOverdue(db, today, query)).slice(0, limit),
});

/** What companies pay, what came in and what is late, as the staff reads it. */
export const financeKpiResource = defineResource({
  handlers: {
    'admin.dashboard.finance-kpi': adminPage(financeKpiPage, async (context, query) => {
      const today = day(parisDay(context.deps.clock.businessNow()));
      return {
        query,
        today,
        ...(await financeOf(context.db, today, query)),
        choices: await choicesOf(context.db),
        can: { update: can(context, 'finance-kpi.update') },
      };
    }),
    'admin.dashboard.finance-kpi.download': adminData(financeKpiDownload, (context, { format }) =>
      answerDownload(context, overdueList, format),
    ),
  },
  downloads: [overdueList],
});
