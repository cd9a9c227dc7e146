import type { ShownSums, SimulationExpensesProps } from '#contracts/export/simulation/expenses.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as expensesMessages from '#messages/export/simulation/expenses.ts';
import * as studyMessages from '#messages/export/simulation/study.ts';
import * as terms from '#messages/simulation-terms.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable, type PrintCells, type PrintColumn } from '#ui/print/PrintTable.tsx';
import { narrowSpan } from './blocks/months.ts';
import { exactCell, rateCell } from './blocks/cells.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';

type Content = NonNullable<SimulationExpensesProps['content']>;
type Line = Content['groups'][number]['lines'][number];

/** Every expense of a simulation under its group, to the cent, and the VAT of suppliers by rate. */
export default function ExportSimulationExpenses(props: WithShared<SimulationExpensesProps>) {
  const { paper, study, content } = props;
  const t = useMessages(expensesMessages);
  return (
    <StudyPaper
      paper={paper}
      study={study}
      title={t('pageTitle')}
      unit={t('unit')}
      content={content}
      orientation="landscape"
    >
      {(found) => ({
        first:
          found.groups.length === 0 ? (
            <p>{t('empty')}</p>
          ) : (
            <>
              <ExpenseTable content={found} isHidden={paper.hides.margin} />
              {!paper.hides.margin && found.vat.length > 0 && <VatTable vat={found.vat} />}
            </>
          ),
      })}
    </StudyPaper>
  );
}

/** Where costs are hidden, it says what is paid for and when. */
function ExpenseTable({ content, isHidden }: { readonly content: Content; readonly isHidden: boolean }) {
  const t = useMessages(expensesMessages);
  const words = useMessages(terms);
  const baseText = useBaseText();
  const { groups, total } = content;
  const columns: readonly PrintColumn[] = [
    { id: 'label', label: t('label'), widthMm: 60 },
    { id: 'base', label: t('base'), isSecondary: true, widthMm: 30 },
    { id: 'ht', label: t('ht'), isAmount: true, widthMm: 25 },
    { id: 'vat', label: t('vat'), isAmount: true, widthMm: 22 },
    { id: 'deductible', label: t('deductible'), isAmount: true, widthMm: 18 },
    { id: 'cost', label: t('cost'), isAmount: true, widthMm: 25 },
    { id: 'share', label: t('share'), isAmount: true, isSecondary: true, widthMm: 18 },
    { id: 'months', label: t('months'), isSecondary: true, widthMm: 22 },
  ];
  return (
    <PrintTable
      label={t('pageTitle')}
      look="small"
      isMeasured
      columns={isHidden ? columns.filter(({ id }) => id === 'label' || id === 'months') : columns}
      groups={groups.map((group) => ({
        id: group.group,
        cells: { label: words(`groups.${group.group}`), ...sumCells(group) },
        rows: group.lines.map((line) => ({
          id: line.id,
          cells: {
            label: line.label || words(`category.${line.category}`),
            base: baseText(line.basis),
            ...sumCells(line),
            months: line.paid === null ? '' : narrowSpan(line.paid),
          },
        })),
      }))}
      {...(!isHidden && { total: { label: t('total'), ...sumCells(total) } })}
    />
  );
}

/** How an amount comes about: « 8,00 % des travaux », « forfait ». */
function useBaseText() {
  const t = useMessages(expensesMessages);
  const { money, percent } = useFormat();
  return (basis: Line['basis']): string => {
    if (basis === null) return '';
    const { kind, value } = basis;
    if (kind === 'auto') return t('automatic');
    if (kind === 'amount') return t('basis.amount');
    return t(`basis.${kind}`, {
      value: kind.startsWith('pct_') ? percent(value, { decimals: 2 }) : money(value),
    });
  };
}

const sumCells = (sums: ShownSums): PrintCells => ({
  ht: exactCell(sums.htCents),
  vat: exactCell(sums.vatCents),
  deductible: exactCell(sums.deductibleCents),
  cost: exactCell(sums.costCents),
  share: rateCell(sums.shareBps),
});

function VatTable({ vat }: Pick<Content, 'vat'>) {
  const t = useMessages(expensesMessages);
  const common = useMessages(studyMessages);
  const sum = (of: (row: Content['vat'][number]) => number | null): number =>
    vat.reduce((total, row) => total + (of(row) ?? 0), 0);
  return (
    <PrintSection title={t('vatTitle')} isWhole>
      <PrintTable
        label={t('vatTitle')}
        look="small"
        widthMm={110}
        columns={[
          { id: 'rate', label: t('vatRate') },
          { id: 'vat', label: t('vat'), isAmount: true },
          { id: 'deductible', label: t('deductible'), isAmount: true },
        ]}
        groups={[
          {
            id: 'rates',
            rows: vat.map(({ rateBps, vatCents, deductibleCents }) => ({
              id: String(rateBps),
              cells: {
                rate: <Figure rateBps={rateBps} />,
                vat: exactCell(vatCents),
                deductible: exactCell(deductibleCents),
              },
            })),
          },
        ]}
        total={{
          rate: common('total'),
          vat: exactCell(sum(({ vatCents }) => vatCents)),
          deductible: exactCell(sum(({ deductibleCents }) => deductibleCents)),
        }}
      />
    </PrintSection>
  );
}
