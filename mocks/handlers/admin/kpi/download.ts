import { kpiExplorerDownload } from '#contracts/admin/kpi/dashboard/download.ts';
import { kpiExplorerQuery, type KpiChart, type KpiSeries } from '#contracts/admin/kpi/dashboard.ts';
import { stepsOf } from '#domain/audience/explorer/steps.ts';
import * as dictionaryMessages from '#messages/admin/kpi-dictionary.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { day } from '#domain/time/day.ts';
import { explore } from './explorer.ts';

/** One figure of one stretch of days. */
interface FileRow {
  readonly from: string;
  readonly to: string;
  readonly figure: string;
  readonly part: string;
  readonly value: number | null;
  readonly unit: string;
  readonly note: string;
}

const divisors = { cents: 100, bps: 100, count: 1 } as const;
const units = { cents: '€', bps: '%', count: '' } as const;

async function fileRows(source: DownloadSource, given: unknown): Promise<readonly FileRow[]> {
  const { span, step, charts } = await explore(source, kpiExplorerQuery.parse(given));
  const t = messagesFor(source.locale, kpiMessages);
  const { names } = messagesFor(source.locale, dictionaryMessages);
  const { undisclosed } = messagesFor(source.locale, periodMessages);
  const before = span.before && { from: day(span.before.from), to: day(span.before.to) };
  const then = before === null ? [] : stepsOf(before, step);
  const row = (chart: KpiChart, { id, key, part, kind }: KpiSeries, index: number): readonly FileRow[] => {
    const point = chart.points[index];
    // What is compared stands at its own days.
    const days = kind === 'before' ? then[index] : point;
    const computed = point?.values[id];
    if (days === undefined || computed === undefined) return [];
    return [
      {
        from: days.from,
        to: days.to,
        figure: names[key],
        part: kind === 'others' ? t.others : (part ?? ''),
        value: computed.value === null ? null : computed.value / divisors[chart.unit],
        unit: units[chart.unit],
        note: computed.isHidden
          ? undisclosed
          : kind === 'goal'
            ? t.kinds.goal
            : kind === 'before'
              ? t.kinds.before
              : '',
      },
    ];
  };
  return charts.flatMap((chart) =>
    chart.series.flatMap((series) => chart.points.flatMap((_point, index) => row(chart, series, index))),
  );
}

/** What the page shows, with « n.c. » where it says so. */
export const kpiExplorerFile = defineDownload<typeof kpiExplorerDownload.query, FileRow>({
  list: 'kpi',
  can: 'kpi.export',
  query: kpiExplorerDownload.query,
  title: (locale) => messagesFor(locale, kpiMessages).title,
  columns: (locale) => {
    const { file } = messagesFor(locale, kpiMessages);
    return [
      { label: file.from, kind: 'date', value: ({ from }) => from },
      { label: file.to, kind: 'date', value: ({ to }) => to },
      { label: file.figure, kind: 'text', value: ({ figure }) => figure },
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
      { label: file.note, kind: 'text', value: ({ note }) => note },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: async (source, query, limit) => (await fileRows(source, query)).slice(0, limit),
});
