import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import * as formMessages from '#messages/client/estimation.ts';
import * as estimationMessages from '#messages/export/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** How the value was come to, and the figures of income and balance where they were used. */
export function MethodFigures({ method, limits, income, balance }: EstimationPaperProps) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { number } = useFormat();
  const used = [income, balance].filter((one) => one !== null).length;
  const how = (
    <PrintSection title={t('method')} aside={form(`choices.method.${method}`)} isWhole>
      <p>
        {t(`methodText.${method}`, {
          distance: number(limits.maxDistanceM),
          months: number(limits.maxAgeMonths),
        })}
      </p>
    </PrintSection>
  );
  const figures = (
    <>
      {income !== null && <IncomeFigures income={income} />}
      {balance !== null && <BalanceFigures balance={balance} />}
    </>
  );
  if (used === 0) return how;
  // One method stands beside the text, two stand below it side by side.
  return used === 1 ? (
    <PrintColumns isWhole>
      {how}
      {figures}
    </PrintColumns>
  ) : (
    <>
      {how}
      <PrintColumns isWhole>{figures}</PrintColumns>
    </>
  );
}

function IncomeFigures({ income }: { readonly income: NonNullable<EstimationPaperProps['income']> }) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { money, percent } = useFormat();
  return (
    <PrintSection title={t('income')}>
      <PrintFacts
        columns="pair"
        items={[
          { term: form('fields.annualRentCents'), value: money(income.annualRentCents) },
          {
            term: form('income.vacancy'),
            value: `− ${money(income.vacancyCents)} (${percent(income.vacancyBps)})`,
          },
          { term: form('fields.chargesCents'), value: `− ${money(income.chargesCents)}` },
          { term: form('income.net'), value: money(income.netIncomeCents) },
          { term: form('fields.capRateBps'), value: percent(income.capRateBps) },
          {
            term: form('income.value'),
            value:
              income.valueCents === null ? form('income.noValue') : money(income.valueCents, { decimals: 0 }),
          },
        ]}
      />
    </PrintSection>
  );
}

function BalanceFigures({ balance }: { readonly balance: NonNullable<EstimationPaperProps['balance']> }) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { money, percent } = useFormat();
  const { maxPurchaseCents } = balance;
  return (
    <PrintSection title={t('balance')}>
      <PrintFacts
        columns="pair"
        items={[
          { term: form('fields.revenueHtCents'), value: money(balance.revenueHtCents) },
          { term: form('fields.otherCostsCents'), value: money(balance.otherCostsCents) },
          { term: form('fields.targetMarginBps'), value: percent(balance.targetMarginBps) },
          {
            term: form('balance.max'),
            value: maxPurchaseCents > 0 ? money(maxPurchaseCents) : form('balance.impossible'),
          },
        ]}
      />
    </PrintSection>
  );
}
