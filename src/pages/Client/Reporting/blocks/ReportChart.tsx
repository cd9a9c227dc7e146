import type { ReportingProps } from '#contracts/client/reporting.ts';
import { reportColumnKinds, reportLayouts } from '#domain/reporting/report-table.ts';
import type { ReportKey } from '#domain/reporting/report.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';

/** Points that a chart can still tell apart. */
const maxPoints = 24;

/** The report as bars, one place for each of its first rows; the same name or month twice is one place. */
export function ReportChart({ report, rows }: Pick<ReportingProps, 'rows'> & { readonly report: ReportKey }) {
  const t = useMessages(reportMessages);
  const { at, values } = reportLayouts[report].chart;
  const places = new Map<string, Record<string, number>>();
  for (const { cells } of rows) {
    const name = String(cells[at] ?? '');
    const sums = places.get(name) ?? {};
    for (const column of values) {
      const value = cells[column];
      if (typeof value === 'number') sums[column] = (sums[column] ?? 0) + value;
    }
    places.set(name, sums);
  }
  const points = [...places].slice(0, maxPoints).map(([name, sums]) => ({ at: name, values: sums }));
  const [first] = values;
  return (
    <Card>
      <BarChart
        label={t(`reports.${report}.title`)}
        isLabelHidden
        unit={first !== undefined && reportColumnKinds[first] === 'money' ? 'money' : 'count'}
        layout="grouped"
        series={values.map((column) => ({ id: column, label: t(`columns.${column}`) }))}
        points={points}
      />
    </Card>
  );
}
