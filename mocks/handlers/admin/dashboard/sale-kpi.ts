import type * as z from 'zod';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import {
  saleKpiPage,
  saleKpiQuery,
  type Compared,
  type SaleKpiProps,
  type SaleKpiQuery,
} from '#contracts/admin/dashboard/sale-kpi.ts';
import { saleKpiDownload } from '#contracts/admin/dashboard/sale-kpi/download.ts';
import { updateSaleTarget } from '#contracts/admin/sale/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { day, type Day } from '#domain/time/day.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, saleTargets, utms } from '#mocks/db/schema/index.ts';
import { kpiRows, type KpiFileRow } from '#mocks/handlers/kpi/file-rows.ts';
import type { Actor } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { can } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, adminData, adminPage, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { spanOf } from '../../kpi/span.ts';
import { isOfStaff, staffOf } from '../staff.ts';
import { readCoupons, readUtms } from './sale-campaigns.ts';
import { readMonths, readSellers, readSums } from './sale-figures.ts';
import { readForecast, readFunnel } from './sale-funnel.ts';

/** True for somebody who sees their own figures, and the team's totals. */
export const isOwnAlone = (actor: Actor): boolean =>
  !scopesOf(actor.roles, 'sale-kpi.list', actor.roleDefinitions).includes('all');

async function figuresOf(db: Database, actor: Actor, asked: SaleKpiQuery, today: Day) {
  const isOwn = isOwnAlone(actor);
  const query = isOwn ? { ...asked, seller: actor.user.id } : asked;
  const { days, before, span } = spanOf(query, today);
  const figures = await readSums(db, { days, before }, query);
  const funnel = await readFunnel(db, days, query);
  const forecast = await readForecast(db, query);
  const isEmpty = figures.sales.value === 0 && funnel.funnel[0]?.count === 0;
  return {
    query: asked,
    span,
    isOwn,
    hasFigures: !isEmpty || forecast.totalCents > 0,
    figures,
    team: isOwn ? await readSums(db, { days, before }, { ...asked, seller: '' }) : null,
    ...funnel,
    months: await readMonths(db, days, query),
    sellers: await readSellers(db, days, query),
    utms: await readUtms(db, days, query),
    coupons: await readCoupons(db, days, query),
    forecast,
  };
}

async function targetsFrom(db: Database, actor: Actor, today: Day): Promise<SaleKpiProps['targets']> {
  const rows = await db
    .select()
    .from(saleTargets)
    .where(
      and(
        gte(saleTargets.month, `${Number(today.slice(0, 4)) - 1}-01`),
        isOwnAlone(actor) ? eq(saleTargets.sellerUserId, actor.user.id) : undefined,
      ),
    )
    .orderBy(asc(saleTargets.month));
  return rows.map(({ sellerUserId, month, amountCents }) => ({ sellerId: sellerUserId, month, amountCents }));
}

async function choicesOf(db: Database, actor: Actor): Promise<SaleKpiProps['choices']> {
  return {
    sellers: isOwnAlone(actor) ? [{ id: actor.user.id, name: fullName(actor.user) }] : await staffOf({ db }),
    brands: await db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(isNull(brands.deletedAt))
      .orderBy(asc(brands.name)),
    utms: await db
      .select({ id: utms.id, name: utms.name })
      .from(utms)
      .where(isNull(utms.deletedAt))
      .orderBy(asc(utms.name)),
  };
}

const parts = (figures: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value, isHidden: false }]));

const values = (figures: Readonly<Record<string, Compared>>) =>
  parts(Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])));

async function fileRows(
  { db, actor, locale, today }: DownloadSource,
  asked: z.output<typeof saleKpiDownload.query>,
): Promise<readonly KpiFileRow[]> {
  const t = messagesFor(locale, kpiMessages);
  const report = await figuresOf(db, actor, saleKpiQuery.parse(asked), today);
  const lines = (part: string, figures: Readonly<Record<string, number | null>>) =>
    kpiRows(part, parts(figures), t.file.figures);
  return [
    ...kpiRows(t.file.all, values(report.figures), t.file.figures),
    ...(report.team === null ? [] : kpiRows(t.team.title, values(report.team), t.file.figures)),
    ...report.funnel.flatMap(({ step, ...figures }) => lines(t.steps[step], figures)),
    ...report.sellers.flatMap(({ id: _id, name, ...figures }) => lines(name, figures)),
    ...report.sources.flatMap(({ source, ...figures }) => lines(t.sources[source], figures)),
    ...report.utms.flatMap(({ id: _id, name, ...figures }) => lines(name, figures)),
    ...report.coupons.flatMap(({ id: _id, code, ...figures }) => lines(code, figures)),
    ...report.forecast.states.flatMap(({ state, ...figures }) => lines(t.states[state], figures)),
    ...report.months.flatMap(({ month, ...figures }) => lines(month, figures)),
  ];
}

const saleKpiFile = defineDownload<typeof saleKpiDownload.query, KpiFileRow>({
  list: 'sale-kpi',
  can: 'sale-kpi.export',
  query: saleKpiDownload.query,
  title: (locale) => messagesFor(locale, kpiMessages).title,
  columns: (locale) => {
    const { file } = messagesFor(locale, kpiMessages);
    return [
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.figure, kind: 'text', value: ({ figure }) => figure },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: (source, query) => fileRows(source, query),
});

/** Sets what a seller is to sign in a month, or takes it back. */
const targetHandler = adminAction(updateSaleTarget, async (context, { sellerId, month, amountCents }) => {
  const { db, deps, actor, locale } = context;
  const t = messagesFor(locale, kpiMessages);
  if (!(await isOfStaff(context, sellerId))) {
    throw new ValidationFailure({ sellerId: validationText(locale, 'unknownRecord') });
  }
  const isIt = and(eq(saleTargets.sellerUserId, sellerId), eq(saleTargets.month, month));
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(saleTargets).where(isIt).for('update');
    if (amountCents === null) await tx.delete(saleTargets).where(isIt);
    else {
      const set = { amountCents, updatedAt: deps.clock.businessNow(), updatedBy: actor.user.id };
      await tx
        .insert(saleTargets)
        .values({ sellerUserId: sellerId, month, ...set })
        .onConflictDoUpdate({ target: [saleTargets.sellerUserId, saleTargets.month], set });
    }
    await audit(
      context,
      tx,
      'sale-target.update',
      { type: 'sale-target', id: sellerId, label: month },
      { amountCents: { from: known?.amountCents ?? null, to: amountCents } },
    );
  });
  broadcast(context, [channels.admin()], 'sale.changed', { ids: [], by: actor.user.id });
  return redirect(backAddress(context), {
    type: 'success',
    text: amountCents === null ? t.target.removed : t.target.saved,
  });
});

/** How sales go, as those who make them and those who steer them read it. */
export const saleKpiResource = defineResource({
  handlers: {
    'admin.dashboard.sale-kpi': adminPage(saleKpiPage, async (context, query) => {
      const { db, deps, actor } = context;
      const today = day(parisDay(deps.clock.businessNow()));
      return {
        ...(await figuresOf(db, actor, query, today)),
        targets: await targetsFrom(db, actor, today),
        choices: await choicesOf(db, actor),
        today,
        can: { update: can(context, 'sale-kpi.update') },
      };
    }),
    'admin.dashboard.sale-kpi.download': adminData(saleKpiDownload, (context, { format }) =>
      answerDownload(context, saleKpiFile, format),
    ),
    'admin.target.update': targetHandler,
  },
  downloads: [saleKpiFile],
});
