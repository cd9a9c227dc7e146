import type * as z from 'zod';
import {
  brandStatisticQuery,
  type BrandStatisticProps,
  type BrandStatisticQuery,
  type BrandStatisticRow,
} from '#contracts/client/brand/statistic.ts';
import { brandStatisticDownload } from '#contracts/client/brand/statistic/download.ts';
import type { BrandDimension } from '#domain/audience/brand-metrics.ts';
import { activities } from '#domain/company/enums.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { statistic as href } from '#generated/routes/client/brand.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import * as companyMessages from '#messages/company.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { kpiRows } from '#mocks/handlers/kpi/file-rows.ts';
import { canNow, type BrandContext } from '#mocks/server/context.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { openDefaultView, viewsOf } from '#mocks/server/views/views-of.ts';
import { brandOf, choicesOf, companiesOf, headOf, networkDb, todayOf } from './network.ts';
import { statisticFigures } from './statistic-figures.ts';

/** The statistics, for saved views. */
export const statisticListPage: ListPage = {
  name: 'Client/Brand/Statistic',
  area: 'client',
  can: 'brand-kpi.list',
  query: brandStatisticQuery,
  href,
};

/** What the page of the network's statistics is given. */
export async function statisticProps(
  context: BrandContext,
  query: BrandStatisticQuery,
): Promise<BrandStatisticProps> {
  const views = await viewsOf(context, statisticListPage);
  openDefaultView(context, views);
  const db = networkDb(context);
  const row = await brandOf(context);
  const sharing = (await companiesOf(db, row.id)).filter((company) => company.sharing !== 'none');
  const source = { db, brandId: row.id, today: todayOf(context) };
  const { named, ...figures } = await statisticFigures(source, query);
  return {
    query,
    head: await headOf(context, row),
    ...figures,
    choices: { departments: (await choicesOf(db, sharing)).departments, companies: [...named] },
    views,
    can: { export: canNow(context, 'brand-kpi.export') },
  };
}

interface FileRow {
  readonly row: BrandStatisticRow;
  readonly part: string;
  readonly value: number | null;
  readonly unit: string;
}

async function fileRows(
  { db, locale, today, actor }: DownloadSource,
  query: z.output<typeof brandStatisticDownload.query>,
): Promise<readonly FileRow[]> {
  if (actor.brand === null) return [];
  const asked = brandStatisticQuery.parse(query);
  const { rows } = await statisticFigures({ db, brandId: actor.brand.id, today }, asked);
  return rows.map((row) => {
    const [line] = kpiRows('', { [asked.metric]: row.value }, {});
    return {
      row,
      part: partText(locale, asked.by, row),
      value: line?.value ?? null,
      unit: line?.unit ?? '',
    };
  });
}

function partText(locale: 'fr' | 'en', by: BrandDimension, { id, name }: BrandStatisticRow): string {
  const t = messagesFor(locale, statisticMessages);
  const activity = activities.find((one) => one === id);
  switch (by) {
    case 'company':
      return name ?? fill(t.companyLetter, { letter: id });
    case 'department':
      return `${id} ${departmentNames[id] ?? ''}`.trim();
    case 'activity':
      return activity === undefined ? id : messagesFor(locale, companyMessages).activity[activity];
    case 'month':
      return id;
  }
}

/** The ranking as a file, with « n.c. » where the page says so. */
export const statisticFile = defineDownload<typeof brandStatisticDownload.query, FileRow>({
  list: 'brand-statistic',
  can: 'brand-kpi.export',
  isOfNetwork: true,
  query: brandStatisticDownload.query,
  title: (locale) => messagesFor(locale, statisticMessages).title,
  columns: (locale) => {
    const { file, columns, undisclosed } = messagesFor(locale, statisticMessages);
    const percent = (bps: number | null): number | null => (bps === null ? null : bps / 100);
    return [
      { label: columns.rank, kind: 'number', value: ({ row }) => row.rank },
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
      { label: `${columns.share} (%)`, kind: 'number', value: ({ row }) => percent(row.shareBps) },
      { label: `${columns.change} (%)`, kind: 'number', value: ({ row }) => percent(row.changeBps) },
      { label: file.note, kind: 'text', value: ({ row }) => (row.value.isHidden ? undisclosed : '') },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: (source, query) => fileRows(source, query),
});
