import type { CompanyProfileProps, PrintedAccounts } from '#contracts/export/company-profile.ts';
import * as profileMessages from '#messages/export/company-profile.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

type Line = Exclude<keyof PrintedAccounts, 'year'>;

const lines: readonly Line[] = [
  'turnoverCents',
  'ebitdaCents',
  'netIncomeCents',
  'equityCents',
  'financialDebtCents',
  'cashCents',
];
/** What a copy without margins keeps to itself. */
const ofMargin: readonly Line[] = ['ebitdaCents', 'netIncomeCents'];
/** Of the chart, in px: 60 mm. */
const chartHeight = 227;

/** The last accounts of a company, what they say to a bank, and their course. */
export function CompanyAccounts({ page }: { page: CompanyProfileProps }) {
  const { accounts, areAccountsHidden, paper } = page;
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { money } = useFormat();
  if (accounts.length === 0) {
    return (
      <PrintSection title={t('accounts')} isWhole>
        <p>{word(areAccountsHidden ? 'onRequest' : 'unspecified')}</p>
      </PrintSection>
    );
  }
  const shown = lines.filter((line) => !paper.hides.margin || !ofMargin.includes(line));
  return (
    <>
      <PrintSection title={t('accounts')} aside={t('accountsNote')} isWhole>
        <PrintTable
          label={t('accounts')}
          columns={[
            { id: 'line', label: t('line') },
            ...accounts.map(({ year }) => ({ id: String(year), label: String(year), isAmount: true })),
          ]}
          groups={[
            {
              id: 'all',
              rows: shown.map((line) => ({
                id: line,
                cells: {
                  line: t(`lines.${line}`),
                  ...Object.fromEntries(
                    accounts.map((one) => [
                      one.year,
                      one[line] === null ? word('notAvailable') : money(one[line], { decimals: 0 }),
                    ]),
                  ),
                },
              })),
            },
          ]}
        />
      </PrintSection>
      <Ratios page={page} />
      <BarChart
        label={t(paper.hides.margin ? 'chartTurnover' : 'chart')}
        unit="money"
        layout="grouped"
        height={chartHeight}
        series={[
          { id: 'turnoverCents', label: t('lines.turnoverCents') },
          ...(paper.hides.margin
            ? []
            : [{ id: 'netIncomeCents', label: t('lines.netIncomeCents'), color: 'brick' as const }]),
        ]}
        points={accounts.map(({ year, turnoverCents, netIncomeCents }) => ({
          at: String(year),
          values: { turnoverCents, netIncomeCents },
        }))}
      />
    </>
  );
}

function Ratios({ page: { ratios, paper } }: { page: CompanyProfileProps }) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { percent, number } = useFormat();
  if (ratios === null) return null;
  const rate = (bps: number | null): string =>
    bps === null ? word('notAvailable') : percent(bps, { decimals: 2 });
  const { netDebtYears } = ratios;
  const ofMargins = [
    { label: t('ratio.netMargin'), figure: rate(ratios.netMarginBps), note: t('ratio.netMarginNote') },
    {
      label: t('ratio.ebitdaMargin'),
      figure: rate(ratios.ebitdaMarginBps),
      note: t('ratio.ebitdaMarginNote'),
    },
  ];
  const ofPayback = {
    label: t('ratio.netDebtYears'),
    figure: netDebtYears === null ? word('notAvailable') : t('years', { count: number(netDebtYears, 1) }),
    note: t('ratio.netDebtYearsNote'),
  };
  return (
    <PrintSection title={t('ratios', { year: String(ratios.year) })} isWhole>
      <PrintFigures
        items={[
          ...(paper.hides.margin ? [] : ofMargins),
          {
            label: t('ratio.equityToDebt'),
            figure: rate(ratios.equityToDebtBps),
            note: t('ratio.equityToDebtNote'),
          },
          ...(paper.hides.margin ? [] : [ofPayback]),
        ]}
      />
    </PrintSection>
  );
}
