import type { PrintedProperty, PropertyAssetsProps } from '#contracts/export/property-assets.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as propertyMessages from '#messages/export/property-assets.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { PrintAside } from '#ui/print/PrintAside.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';

/** Of the chart, in px: 60 mm. */
const chartHeight = 227;
/** Properties that have room on its axis. */
const chartMost = 6;

/** Longer lists stand in the smallest type: a page holds eighteen rows, of two lines too. */
const mostUsual = 12;
/** Columns of amounts and their widths, in mm. */
const amountColumns = [
  ['purchase', 25],
  ['value', 25],
  ['debt', 25],
  ['payment', 22],
  ['rent', 22],
] as const;

/** What a profile owns in stone, what it is worth and what is still owed on it. */
export default function ExportPropertyAssets(props: WithShared<PropertyAssetsProps>) {
  const { paper, properties, totals } = props;
  const t = useMessages(propertyMessages);
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintSheet orientation="landscape">
        <PrintTitle title={t('pageTitle')} aside={paper.subject} />
        {properties.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <>
            <List {...props} />
            <Notes {...props} />
            {totals !== null && (
              <PrintAside aside={<Totals totals={totals} />}>
                <Chart properties={properties} />
              </PrintAside>
            )}
          </>
        )}
      </PrintSheet>
    </Paper>
  );
}

function List({ properties, totals }: PropertyAssetsProps) {
  const t = useMessages(propertyMessages);
  const word = useMessages(words);
  const { money, percent, date } = useFormat();
  const euros = (cents: number | null): string =>
    cents === null ? word('unspecified') : money(cents, { decimals: 0 });
  const isLong = properties.length > mostUsual;
  return (
    <PrintTable
      label={t('list')}
      isMeasured
      isCompact={!isLong}
      look={isLong ? 'smallest' : 'small'}
      columns={[
        { id: 'label', label: t('columns.label'), widthMm: 45 },
        { id: 'city', label: t('columns.city'), widthMm: 25 },
        { id: 'acquiredOn', label: t('columns.acquiredOn'), widthMm: 20 },
        ...(totals === null
          ? []
          : amountColumns.map(([id, widthMm]) => ({
              id,
              label: t(`columns.${id}`),
              isAmount: true,
              widthMm,
            }))),
        { id: 'share', label: t('columns.share'), isAmount: true, widthMm: 18 },
      ]}
      groups={[
        {
          id: 'all',
          rows: properties.map(({ id, label, city, acquiredOn, ownershipBps, amounts }) => ({
            id,
            cells: {
              label,
              city: city || word('unspecified'),
              acquiredOn: acquiredOn === null ? word('unspecified') : date(acquiredOn),
              share: percent(ownershipBps),
              ...(amounts !== null && {
                purchase: euros(amounts.purchasePriceCents),
                value: euros(amounts.valueCents),
                debt: euros(amounts.outstandingCents),
                payment: money(amounts.monthlyPaymentCents),
                rent: money(amounts.monthlyRentCents),
              }),
            },
          })),
        },
      ]}
      {...(totals !== null && {
        total: {
          label: t('total'),
          value: euros(totals.valueCents),
          debt: euros(totals.debtCents),
          payment: money(totals.monthlyPaymentCents),
          rent: money(totals.monthlyRentCents),
        },
      })}
    />
  );
}

function Notes({ properties, totals }: PropertyAssetsProps) {
  const t = useMessages(propertyMessages);
  const holders = properties
    .filter(({ holder }) => holder !== '')
    .map(({ label, holder }) => t('held', { label, holder }));
  return (
    <>
      {totals === null && <p>{t('hidden')}</p>}
      <PrintNote>{[t(totals === null ? 'noteAlone' : 'note'), ...holders].join(' ')}</PrintNote>
    </>
  );
}

function Totals({ totals }: { totals: NonNullable<PropertyAssetsProps['totals']> }) {
  const t = useMessages(propertyMessages);
  const word = useMessages(words);
  const { money, percent } = useFormat();
  const euros = (cents: number): string => money(cents, { decimals: 0 });
  return (
    <PrintFigures
      columns={2}
      items={[
        { label: t('value'), figure: euros(totals.valueCents) },
        { label: t('debt'), figure: euros(totals.debtCents) },
        { label: t('net'), figure: euros(totals.netCents) },
        { label: t('annualRents'), figure: euros(totals.annualRentCents) },
        {
          label: t('loanToValue'),
          figure:
            totals.loanToValueBps === null
              ? word('notAvailable')
              : percent(totals.loanToValueBps, { decimals: 2 }),
        },
      ]}
    />
  );
}

function Chart({ properties }: { properties: readonly PrintedProperty[] }) {
  const t = useMessages(propertyMessages);
  const valueOf = ({ amounts }: PrintedProperty): number => amounts?.shareValueCents ?? 0;
  const most = properties.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, chartMost);
  return (
    <BarChart
      label={t('chart')}
      note={
        most.length < properties.length ? t('chartNoteMost', { count: String(chartMost) }) : t('chartNote')
      }
      unit="money"
      layout="grouped"
      height={chartHeight}
      series={[
        { id: 'value', label: t('value') },
        { id: 'debt', label: t('debt'), color: 'brick' },
      ]}
      points={most.map(({ id, label, amounts }) => ({
        at: id,
        label,
        values: { value: amounts?.shareValueCents, debt: amounts?.shareDebtCents },
      }))}
    />
  );
}
