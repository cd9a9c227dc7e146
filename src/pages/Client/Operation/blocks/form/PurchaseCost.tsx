import { useWatch } from 'react-hook-form';
import { explainWith } from '#domain/explain/calculation.ts';
import { addCents } from '#domain/money/cents.ts';
import { ratio } from '#domain/money/rate.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { OperationForm } from './operation-schema.ts';
import { purchaseEstimate, type PurchaseEstimate } from './purchase-estimate.ts';

export interface PurchaseCostProps {
  readonly form: OperationForm;
  /** `YYYY-MM-DD`: the day of the deed while none is aimed at. */
  readonly today: string;
}

function useEstimate({ form, today }: PurchaseCostProps): { estimate: PurchaseEstimate; on: string } {
  const [priceCents, inseeCode, regime, targetDeedOn] = useWatch({
    control: form.form.control,
    name: ['askingPriceCents', 'inseeCode', 'acquisitionRegime', 'targetDeedOn'],
  });
  const on = targetDeedOn === null || targetDeedOn === '' ? today : targetDeedOn;
  return {
    estimate: purchaseEstimate({
      priceCents,
      inseeCode,
      regime,
      on,
    }),
    on,
  };
}

/** What the purchase comes to with its costs, or what is missing to tell. */
export function PurchaseCostSummary(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { locale } = useLocale();
  const { estimate, on } = useEstimate(props);
  const label = t('purchaseCost.title');
  switch (estimate.kind) {
    case 'missing':
      return <ResultFigure label={label} value="–" note={t(`purchaseCost.missing.${estimate.field}`)} />;
    case 'unknown':
      return (
        <ResultFigure
          label={label}
          value="–"
          note={estimate.text?.[locale === 'en' ? 'en' : 'fr'] ?? t('purchaseCost.unknown')}
        />
      );
    case 'known': {
      const { cost, department } = estimate;
      const total = addCents(cost.priceCents, cost.feesTtcCents);
      return (
        <ResultFigure
          label={label}
          value={<Figure cents={total} decimals={0} />}
          note={t('purchaseCost.basis', { department, day: format.date(on) })}
        />
      );
    }
  }
}

const explained = ['dutiesCents', 'emolumentsCents', 'emolumentsVatCents', 'csiCents'] as const;
type Line = (typeof explained)[number] | 'feesTtcCents';

/** The price and each cost of the deed, every one with its calculation. */
export function PurchaseCostLines(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { estimate } = useEstimate(props);
  if (estimate.kind !== 'known') return null;
  const { cost } = estimate;
  const amountOf = (key: Line) => (
    <Inline gap={1} as="span">
      <Figure cents={cost[key]} decimals={2} />
      <ExplainedTrigger explanation={explainWith(purchaseCostCalculation, cost, key)} />
    </Inline>
  );
  const lines = explained.map((key) => ({
    term: t(`purchaseCost.lines.${key}`),
    value: amountOf(key),
  }));
  return (
    <Stack gap={2}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('fields.askingPriceCents'), value: <Figure cents={cost.priceCents} decimals={2} /> },
          ...lines,
          {
            term: t('purchaseCost.lines.disbursementsCents'),
            value: <Figure cents={cost.disbursementsCents} decimals={2} />,
          },
          { term: t('purchaseCost.lines.feesTtcCents'), value: amountOf('feesTtcCents') },
        ]}
      />
      <Text size="label" tone="ink3" as="p">
        {t('purchaseCost.share', {
          rate: format.percent(bpsOf(cost.ratio), { decimals: 2 }),
        })}
      </Text>
    </Stack>
  );
}

/** What the regime chosen costs in duties, for the help of its field. */
export function DutiesNote(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { estimate } = useEstimate(props);
  if (estimate.kind !== 'known') return null;
  const { cost, department } = estimate;
  return (
    <Text size="table" tone="ink2" as="p">
      {t('purchaseCost.duties', {
        rate: format.percent(bpsOf(ratio(cost.dutiesCents, cost.priceCents)), { decimals: 2 }),
        amount: format.money(cost.dutiesCents),
        department,
      })}
    </Text>
  );
}

const bpsOf = (rate: string | null): number | null =>
  rate === null ? null : Math.round(Number(rate) * 10_000);
