import type { FinancialAssetsProps } from '#contracts/export/financial-assets.ts';
import type { WithShared } from '#contracts/shared.ts';
import { financialKinds } from '#domain/profile/enums.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as financialMessages from '#messages/export/financial-assets.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { PrintAside } from '#ui/print/PrintAside.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';

/** Rows that stand with their kinds, chart and recap on one page in usual type; more of them stand in small type. */
const mostUsual = 12;
/** 60 mm and 50 mm, in px: a lower ring leaves a long table its page. */
const ringPx = { usual: 227, long: 190 } as const;

const isLong = ({ length }: FinancialAssetsProps['holdings']): boolean => length > mostUsual;

/** What a profile holds in money, kind by kind, and its whole wealth. */
export default function ExportFinancialAssets(props: WithShared<FinancialAssetsProps>) {
  const { paper, holdings, totals } = props;
  const t = useMessages(financialMessages);
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintSheet>
        <PrintTitle title={t('pageTitle')} aside={paper.subject} />
        {holdings.length === 0 ? <p>{t('empty')}</p> : <List {...props} />}
        {totals === null
          ? holdings.length > 0 && <p>{t('hidden')}</p>
          : holdings.length > 0 && <Recap totals={totals} isRingLow={isLong(holdings)} />}
      </PrintSheet>
    </Paper>
  );
}

function List({ holdings, totals }: FinancialAssetsProps) {
  const t = useMessages(financialMessages);
  const choice = useMessages(choiceMessages);
  const word = useMessages(words);
  const { money, date } = useFormat();
  const euros = (cents: number): string => money(cents, { decimals: 0 });
  const kinds = financialKinds.filter((kind) => holdings.some((holding) => holding.kind === kind));
  return (
    <PrintTable
      label={t('list')}
      isCompact
      look={isLong(holdings) ? 'small' : 'usual'}
      columns={[
        { id: 'institution', label: t('columns.institution') },
        { id: 'kind', label: t('columns.kind') },
        { id: 'valuedOn', label: t('columns.valuedOn') },
        { id: 'pledged', label: t('columns.pledged') },
        { id: 'state', label: t('columns.state') },
        ...(totals === null ? [] : [{ id: 'value', label: t('columns.value'), isAmount: true }]),
      ]}
      groups={kinds.map((kind) => {
        const sum = totals?.kinds.find((of) => of.kind === kind);
        return {
          id: kind,
          cells: { institution: choice(`financial.${kind}`), ...(sum && { value: euros(sum.valueCents) }) },
          rows: holdings
            .filter((holding) => holding.kind === kind)
            .map(({ id, institution, valueCents, valuedOn, isPledged, isOld }) => ({
              id,
              cells: {
                institution: institution || word('unspecified'),
                kind: choice(`financial.${kind}`),
                valuedOn: date(valuedOn),
                pledged: t(isPledged ? 'pledged' : 'notPledged'),
                state: t(isOld ? 'old' : 'current'),
                ...(valueCents !== null && { value: euros(valueCents) }),
              },
            })),
        };
      })}
      {...(totals !== null && {
        total: { institution: t('total'), value: euros(totals.financialCents) },
      })}
    />
  );
}

interface RecapProps {
  readonly totals: NonNullable<FinancialAssetsProps['totals']>;
  readonly isRingLow: boolean;
}

function Recap({ totals, isRingLow }: RecapProps) {
  const t = useMessages(financialMessages);
  const choice = useMessages(choiceMessages);
  const { money } = useFormat();
  const euros = (cents: number): string => money(cents, { decimals: 0 });
  return (
    <PrintAside
      aside={
        <PrintSection title={t('recap')}>
          <PrintFigures
            look="light"
            items={[
              { label: t('liquid'), figure: euros(totals.liquidCents), note: t('liquidNote') },
              { label: t('pledgedPart'), figure: euros(totals.pledgedCents), note: t('pledgedNote') },
            ]}
          />
          <PrintFigures
            look="light"
            items={[
              {
                label: t('net'),
                figure: euros(totals.netCents),
                note: t('netNote', {
                  property: euros(totals.propertyNetCents),
                  financial: euros(totals.financialCents),
                }),
              },
              { label: t('gross'), figure: euros(totals.grossCents), note: t('grossNote') },
            ]}
          />
        </PrintSection>
      }
    >
      <DonutChart
        label={t('chart')}
        unit="money"
        height={isRingLow ? ringPx.long : ringPx.usual}
        // The table tells what each kind comes to; a long one leaves no room to tell it again.
        isLegendPlain={isRingLow}
        isLegendNarrow={!isRingLow}
        totalLabel={t('chartTotal')}
        slices={totals.kinds.map(({ kind, valueCents }) => ({
          id: kind,
          label: choice(`financial.${kind}`),
          value: valueCents,
        }))}
      />
    </PrintAside>
  );
}
