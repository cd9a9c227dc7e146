import type { IndividualProfileProps } from '#contracts/export/individual-profile.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as profileMessages from '#messages/export/individual-profile.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Gauge } from '#ui/data/Gauge.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** What a person earns and owes, side by side, and the part that the charges take. */
export function IncomesAndExpenses({ page }: { page: IndividualProfileProps }) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { percent } = useFormat();
  const { debtRatioBps } = page.figures;
  return (
    <>
      <PrintColumns>
        <Incomes page={page} />
        <Expenses page={page} />
      </PrintColumns>
      <PrintSection title={t('debtRatio')} isWhole>
        {debtRatioBps === null ? (
          <p>{word(page.incomes === null ? 'onRequest' : 'unspecified')}</p>
        ) : (
          <>
            <PrintFigures
              items={[{ label: t('debtRatioNote'), figure: percent(debtRatioBps, { decimals: 2 }) }]}
            />
            <Gauge rateBps={debtRatioBps} tone="ink" />
          </>
        )}
      </PrintSection>
    </>
  );
}

function Incomes({ page: { incomes, incomeYear, figures } }: { page: IndividualProfileProps }) {
  const t = useMessages(profileMessages);
  const choice = useMessages(choiceMessages);
  const word = useMessages(words);
  const { money } = useFormat();
  if (incomes === null) {
    return (
      <PrintSection title={t('incomes')}>
        <p>{word('onRequest')}</p>
      </PrintSection>
    );
  }
  const years = [...new Set(incomes.map(({ year }) => year))];
  const groups = years.map((year) => ({
    id: String(year),
    cells:
      year === incomeYear
        ? { kind: t('ofYear', { year: String(year) }), amount: money(figures.annualIncomeCents) }
        : { kind: t('forMemory', { year: String(year) }) },
    rows: incomes
      .filter((income) => income.year === year)
      .map(({ kind, annualCents }, at) => ({
        id: `${year} ${at}`,
        cells: { kind: choice(`income.${kind}`), amount: money(annualCents) },
      })),
  }));
  const [counted, ...earlier] = groups;
  return (
    <PrintSection title={t('incomes')}>
      <PrintTable
        label={t('incomes')}
        columns={[
          { id: 'kind', label: t('kind') },
          { id: 'amount', label: t('annual'), isAmount: true },
        ]}
        groups={[
          counted ?? { id: 'none', cells: { kind: t('declared'), amount: word('unspecified') }, rows: [] },
          { id: 'rents', cells: { kind: t('rents'), amount: money(figures.annualRentCents) }, rows: [] },
          ...earlier,
        ]}
        total={{ kind: t('monthlyIncome'), amount: money(figures.monthlyIncomeCents) }}
      />
    </PrintSection>
  );
}

function Expenses({ page: { expenses, figures } }: { page: IndividualProfileProps }) {
  const t = useMessages(profileMessages);
  const choice = useMessages(choiceMessages);
  const word = useMessages(words);
  const { money, date } = useFormat();
  if (expenses === null) {
    return (
      <PrintSection title={t('expenses')}>
        <p>{word('onRequest')}</p>
      </PrintSection>
    );
  }
  return (
    <PrintSection title={t('expenses')}>
      <PrintTable
        label={t('expenses')}
        columns={[
          { id: 'kind', label: t('kind') },
          { id: 'amount', label: t('monthly'), isAmount: true },
        ]}
        groups={[
          { id: 'loans', cells: { kind: t('loans'), amount: money(figures.monthlyPaymentCents) }, rows: [] },
          {
            id: 'running',
            ...(expenses.length > 0 && { cells: { kind: t('running') } }),
            rows: expenses.map(({ kind, monthlyCents, untilOn }, at) => {
              const name = choice(`expense.${kind}`);
              return {
                id: String(at),
                cells: {
                  kind: untilOn === null ? name : t('until', { kind: name, date: date(untilOn) }),
                  amount: money(monthlyCents),
                },
              };
            }),
          },
        ]}
        total={{ kind: t('monthlyCharges'), amount: money(figures.monthlyChargesCents) }}
      />
    </PrintSection>
  );
}
