import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as operationMessages from '#messages/client/operation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { afterPaint } from '#runtime/platform/after-paint.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { OperationForm } from './operation-schema.ts';
import type * as engineModule from './purchase-estimate.ts';
import type { ExplainedCost, PurchaseEstimate } from './purchase-estimate.ts';

interface PurchaseCostProps {
  readonly form: OperationForm;
  /** `YYYY-MM-DD`: the day of the deed while none is aimed at. */
  readonly today: string;
}

type Engine = typeof engineModule;
const fetchEngine = async (): Promise<Engine> => import('./purchase-estimate.ts');

/** The engine of figures, which comes after the form. */
function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let isGone = false;
    const giveUp = afterPaint(() => {
      fetchCode(fetchEngine).then(
        (code) => {
          if (!isGone) setEngine(code);
        },
        // Without a network the form goes on without its figure.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      giveUp();
    };
  }, []);
  return engine;
}

type Estimate = PurchaseEstimate | { readonly kind: 'pending' };

function useEstimate({ form, today }: PurchaseCostProps): { estimate: Estimate; on: string } {
  const engine = useEngine();
  const { control } = form.form;
  const [priceCents, inseeCode, regime, targetDeedOn] = useWatch({
    control,
    name: ['askingPriceCents', 'inseeCode', 'acquisitionRegime', 'targetDeedOn'],
  });
  const [purchasedPremises, purchasedPremisesBps, completedOver5Years] = useWatch({
    control,
    name: ['purchasedPremises', 'purchasedPremisesBps', 'completedOver5Years'],
  });
  const on = targetDeedOn === null || targetDeedOn === '' ? today : targetDeedOn;
  if (priceCents === null) return { estimate: { kind: 'missing', field: 'price' }, on };
  if (inseeCode === '') return { estimate: { kind: 'missing', field: 'commune' }, on };
  if (engine === null) return { estimate: { kind: 'pending' }, on };
  const terms = {
    priceCents,
    inseeCode,
    regime,
    bought: { purchasedPremises, purchasedPremisesBps, completedOver5Years },
    on,
  };
  return { estimate: engine.purchaseEstimate(terms), on };
}

/** What the purchase comes to with its costs, or what is missing to tell. */
export function PurchaseCostSummary(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { locale } = useLocale();
  const { estimate, on } = useEstimate(props);
  const figure = (value: string, note: string) => (
    <ResultFigure label={t('purchaseCost.title')} value={value} note={note} />
  );
  switch (estimate.kind) {
    case 'pending':
      return figure('–', t('purchaseCost.pending'));
    case 'missing':
      return figure('–', t(`purchaseCost.missing.${estimate.field}`));
    case 'unknown':
      return figure('–', estimate.text[locale === 'en' ? 'en' : 'fr']);
    case 'known':
      return figure(
        format.money(estimate.totalCents, { decimals: 0 }),
        t('purchaseCost.basis', { department: estimate.department, day: format.date(on) }),
      );
  }
}

const beforeDisbursements = ['dutiesCents', 'emolumentsCents', 'emolumentsVatCents', 'csiCents'] as const;

/** The price and each cost of the deed, with its calculation; as many lines while they are being computed. */
export function PurchaseCostLines(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { estimate } = useEstimate(props);
  if (estimate.kind !== 'known' && estimate.kind !== 'pending') return null;
  const known = estimate.kind === 'known' ? estimate : null;
  const amount = (key: 'priceCents' | 'disbursementsCents') => (
    <Figure cents={known?.cost[key]} decimals={2} />
  );
  const explained = (key: ExplainedCost) => ({
    term: t(`purchaseCost.lines.${key}`),
    value: known ? (
      <Inline gap={1} as="span">
        <Figure cents={known.cost[key]} decimals={2} />
        <ExplainedTrigger explanation={known.explain(key)} />
      </Inline>
    ) : (
      '–'
    ),
  });
  return (
    <Stack gap={2}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('fields.askingPriceCents'), value: amount('priceCents') },
          ...beforeDisbursements.map(explained),
          { term: t('purchaseCost.lines.disbursementsCents'), value: amount('disbursementsCents') },
          explained('feesTtcCents'),
        ]}
      />
      <Text size="label" tone="ink3" as="p">
        {t('purchaseCost.share', { rate: format.percent(known?.feesBps, { decimals: 2 }) })}
      </Text>
    </Stack>
  );
}

/** What the regime chosen costs in duties, for the help of its field. */
export function DutiesNote(props: PurchaseCostProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { estimate } = useEstimate(props);
  if (estimate.kind !== 'known' && estimate.kind !== 'pending') return null;
  return (
    <Text size="table" tone="ink2" as="p">
      {estimate.kind === 'pending'
        ? t('purchaseCost.pending')
        : t('purchaseCost.duties', {
            rate: format.percent(estimate.dutiesBps, { decimals: 2 }),
            amount: format.money(estimate.cost.dutiesCents),
            department: estimate.department,
          })}
    </Text>
  );
}
