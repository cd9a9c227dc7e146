import type { SimulationVirCollectionProps } from '#contracts/export/simulation/vir-collection.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as virMessages from '#messages/export/simulation/vir-collection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { shortMonth } from './blocks/months.ts';
import { euroCell } from './blocks/cells.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';
import { CallMatrix } from './blocks/vir/CallMatrix.tsx';

type Content = NonNullable<SimulationVirCollectionProps['content']>;

/** 70 mm and 58 mm, in px: the lower one leaves a long table its page. */
const coursePx = { high: 265, low: 220 } as const;
/** Lots with whose receipts the higher one stands on one page. */
const mostHigh = 9;

/** When the prices of lots sold with works come in: by milestone, by month, and beside the works. */
export default function ExportSimulationVirCollection(props: WithShared<SimulationVirCollectionProps>) {
  const { paper, study, content } = props;
  const t = useMessages(virMessages);
  return (
    <StudyPaper
      paper={paper}
      study={study}
      title={t('pageTitle')}
      unit={t('unit')}
      content={content}
      orientation="landscape"
    >
      {(found) =>
        found.lots.length === 0
          ? { first: <p>{t('empty')}</p> }
          : {
              first: <CallMatrix content={found} />,
              others: (
                <PrintSheet orientation="landscape" isDense>
                  {!paper.hides.amounts && <ReceiptTable receipts={found.receipts} />}
                  <ProgressChart content={found} />
                </PrintSheet>
              ),
            }
      }
    </StudyPaper>
  );
}

function ReceiptTable({ receipts }: Pick<Content, 'receipts'>) {
  const t = useMessages(virMessages);
  const { periods, rows, sums, totalCents } = receipts;
  const nameOf = (period: string): string => {
    if (period.includes('Q')) return t('quarter', { quarter: period.slice(6), year: period.slice(0, 4) });
    return period.length === 7 ? shortMonth(period) : period;
  };
  const cellsOf = (cells: readonly (number | null)[], total: number | null) => ({
    ...Object.fromEntries(periods.map((period, index) => [period, euroCell(cells[index])])),
    total: euroCell(total),
  });
  return (
    <PrintSection title={t('receipts')}>
      <PrintTable
        label={t('receipts')}
        look={rows.length > 12 ? 'smallest' : 'small'}
        columns={[
          { id: 'lot', label: t('lot') },
          ...periods.map((period) => ({ id: period, label: nameOf(period), isAmount: true })),
          { id: 'total', label: t('total'), isAmount: true },
        ]}
        groups={[
          {
            id: 'lots',
            rows: rows.map(({ ref, cells, totalCents: total }) => ({
              id: ref,
              cells: { lot: ref, ...cellsOf(cells, total) },
            })),
          },
        ]}
        total={{ lot: t('total'), ...cellsOf(sums, totalCents) }}
      />
    </PrintSection>
  );
}

function ProgressChart({ content }: { readonly content: Content }) {
  const t = useMessages(virMessages);
  const { progress, today } = content;
  if (progress.length === 0) return null;
  return (
    <LineChart
      label={t('progress')}
      note={t('progressNote')}
      unit="rate"
      height={content.receipts.rows.length > mostHigh ? coursePx.low : coursePx.high}
      today={today}
      points={progress.map(({ month, collectedBps, worksBps }) => ({
        at: month,
        values: { collected: collectedBps, works: worksBps },
      }))}
      series={[
        { id: 'collected', label: t('collected') },
        { id: 'works', label: t('works') },
      ]}
    />
  );
}
