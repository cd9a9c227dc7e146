import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts, type PrintFact } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { monthSpan } from '../months.ts';

type Given = NonNullable<SimulationShowProps['content']>['hypotheses'];

/** What a simulation takes for granted; what is hidden or not said is left out. */
export function Hypotheses({ hypotheses: given }: { readonly hypotheses: Given }) {
  const t = useMessages(showMessages);
  const trade = useMessages(tradeMessages);
  const { area, date, money, month, percent } = useFormat();
  const financed = useFinancing(given);
  const euros = (cents: number) => money(cents, { decimals: 0 });
  const fact = (id: string, label: string, value: string | null): PrintFact[] =>
    value === null ? [] : [{ id, term: label, value }];
  const { purchasePriceCents: price, departmentDutyBps: duty, targetMarginBps: target } = given;
  return (
    <PrintSection title={t('hypotheses')}>
      <PrintFacts
        columns="flow"
        items={[
          ...fact(
            'period',
            t('period'),
            t('periodValue', { from: month(given.startMonth), months: given.durationMonths }),
          ),
          ...fact(
            'purchase',
            t('purchase'),
            price === null
              ? date(given.purchaseOn)
              : t('purchaseOf', { date: date(given.purchaseOn), price: euros(price) }),
          ),
          ...fact('regime', t('regime'), trade(`acquisitionRegime.${given.acquisitionRegime}`)),
          ...fact('duty', t('duty'), duty === null ? null : percent(duty, { decimals: 2 })),
          ...fact('vatRegime', t('vatRegime'), trade(`vatRegime.${given.vatRegime}`)),
          ...fact('vatDueOn', t('vatDueOn'), t(`vatDue.${given.vatDueOn ?? 'usual'}`)),
          ...fact('tax', t('tax'), t(`taxOf.${given.corporateTax}`)),
          ...fact('target', t('target'), target === null ? null : percent(target)),
          ...fact('discount', t('discount'), percent(given.discountBps)),
          ...financed,
          ...fact('works', t('worksPeriod'), given.works === null ? null : monthSpan(given.works)),
          ...fact('retention', t('retention'), given.works === null ? null : percent(given.retentionBps)),
          ...fact(
            'completion',
            t('completion'),
            given.completionOn === null ? null : date(given.completionOn),
          ),
          ...fact('delivery', t('delivery'), given.deliveryOn === null ? null : date(given.deliveryOn)),
          ...fact('area', t('area'), area(given.areaM2)),
        ]}
      />
    </PrintSection>
  );
}

/** Own money and the loan; the terms of the loan stand where its amount is hidden. */
function useFinancing({ equityCents, loan }: Given): readonly PrintFact[] {
  const t = useMessages(showMessages);
  const { money, percent } = useFormat();
  const equity: PrintFact[] =
    equityCents === null
      ? []
      : [{ id: 'equity', term: t('equity'), value: money(equityCents, { decimals: 0 }) }];
  if (loan === null) return equity;
  const rest = {
    rate: percent(loan.rateBps, { decimals: 2 }),
    months: loan.months,
    sweep: percent(loan.sweepBps),
  };
  const value =
    loan.amountCents === null
      ? t('loanHidden', rest)
      : t('loanValue', { amount: money(loan.amountCents, { decimals: 0 }), ...rest });
  return [...equity, { id: 'loan', term: t('loan'), value }];
}
