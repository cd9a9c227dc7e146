import type * as z from 'zod';
import { brandKpiQuery, type BrandKpiProps, type BrandKpiQuery } from '#contracts/client/brand/kpi.ts';
import { brandKpiDownload } from '#contracts/client/brand/kpi/download.ts';
import { sharingAskedAgainOn } from '#domain/audience/sharing-request.ts';
import { day } from '#domain/time/day.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { kpiRows, type KpiFileRow } from '#mocks/handlers/kpi/file-rows.ts';
import { canNow, type BrandContext } from '#mocks/server/context.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { goalsOf } from './goals.ts';
import { brandFigures, type KpiSource } from './kpi-figures.ts';
import { brandOf, choicesOf, companiesOf, headOf, networkDb, todayOf } from './network.ts';

/** What the page of the network's figures is given. */
export async function kpiProps(context: BrandContext, query: BrandKpiQuery): Promise<BrandKpiProps> {
  const db = networkDb(context);
  const row = await brandOf(context);
  const today = todayOf(context);
  const companies = await companiesOf(db, row.id);
  const sharing = companies.filter((company) => company.sharing !== 'none');
  const source: KpiSource = { db, brandId: row.id, today, now: context.deps.clock.businessNow() };
  const year = Number(today.slice(0, 4));
  const isOver =
    row.sharingAskedAt === null || today >= sharingAskedAgainOn(day(parisDay(row.sharingAskedAt)));
  const canUpdate = canNow(context, 'brand-kpi.update');
  return {
    query,
    head: await headOf(context, row),
    sharing: {
      companies: companies.length,
      sharing: sharing.length,
      askedAt: row.sharingAskedAt?.toISOString() ?? null,
      canAsk: canUpdate && isOver && sharing.length < companies.length,
    },
    ...(await brandFigures(source, query)),
    goals: await goalsOf(source, row.goals),
    choices: { ...(await choicesOf(db, sharing)), years: [year, year + 1] },
    can: { update: canUpdate, export: canNow(context, 'brand-kpi.export') },
  };
}

async function fileRows(
  { db, locale, today, actor }: DownloadSource,
  query: z.output<typeof brandKpiDownload.query>,
): Promise<readonly KpiFileRow[]> {
  if (actor.brand === null) return [];
  const t = messagesFor(locale, kpiMessages);
  const source = { db, brandId: actor.brand.id, today, now: new Date(`${today}T12:00:00Z`) };
  const { figures, months, modules } = await brandFigures(source, brandKpiQuery.parse(query));
  return [
    ...kpiRows(t.all, figures, t.figures),
    ...months.flatMap(({ month, ...parts }) => kpiRows(month, parts, t.figures)),
    ...modules.map(({ id, bps }) => ({
      part: t.fileModules,
      figure: t.module[id],
      value: bps / 100,
      unit: '%',
      isHidden: false,
    })),
  ];
}

/** The figures as a file, with « n.c. » where the page says so. */
export const kpiFile = defineDownload<typeof brandKpiDownload.query, KpiFileRow>({
  list: 'brand-kpi',
  can: 'brand-kpi.export',
  isOfNetwork: true,
  query: brandKpiDownload.query,
  title: (locale) => messagesFor(locale, kpiMessages).title,
  columns: (locale) => {
    const { file, undisclosed } = messagesFor(locale, kpiMessages);
    return [
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.figure, kind: 'text', value: ({ figure }) => figure },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
      { label: file.note, kind: 'text', value: ({ isHidden }) => (isHidden ? undisclosed : '') },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: (source, query) => fileRows(source, query),
});
