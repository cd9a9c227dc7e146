import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ResultLines, type ResultLine } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** What the purchase costs by the tariff, beside what it cost. */
export function CostCard({ props }: { readonly props: PurchaseFormProps }) {
  const t = useMessages(purchaseMessages);
  const { cost, costRefusal, purchase, taxShare } = props;
  if (cost === null) {
    return (
      <Card title={t('cost.title')}>
        <Text as="p" tone={costRefusal === null ? 'ink2' : 'warn'}>
          {costRefusal ?? t('cost.unknown')}
        </Text>
      </Card>
    );
  }
  const actual = purchase?.actualFeesCents ?? null;
  const called = purchase?.fundsCalledCents ?? null;
  const total = cost.priceCents + (actual ?? cost.feesTtcCents);
  const line = (
    id:
      | 'price'
      | 'emoluments'
      | 'vat'
      | 'duties'
      | 'csi'
      | 'disbursements'
      | 'actual'
      | 'gap'
      | 'funds'
      | 'toCall',
    cents: number,
  ): ResultLine => ({ id, label: t(`cost.${id}`), quantity: { cents, decimals: 2 } });
  return (
    <Card title={t('cost.title')}>
      <ResultLines
        lines={[
          line('price', cost.priceCents),
          line('emoluments', cost.emolumentsCents),
          line('vat', cost.emolumentsVatCents),
          line('duties', cost.dutiesCents),
          line('csi', cost.csiCents),
          line('disbursements', cost.disbursementsCents),
          {
            id: 'fees',
            label: t('cost.fees'),
            quantity: { cents: cost.feesTtcCents, decimals: 2 },
            explanation: cost.explanation,
          },
          ...(actual === null ? [] : [line('actual', actual), line('gap', actual - cost.feesTtcCents)]),
          ...(taxShare === null
            ? []
            : [
                {
                  id: 'taxShare',
                  label: t('cost.taxShare'),
                  quantity: { cents: taxShare.cents, decimals: 2 as const },
                  explanation: taxShare.explanation,
                },
              ]),
          { id: 'total', label: t('cost.total'), quantity: { cents: total, decimals: 2 }, isMain: true },
          ...(called === null
            ? []
            : [
                line('funds', called),
                line('toCall', Math.max(0, total - called - (purchase?.depositCents ?? 0))),
              ]),
        ]}
      />
      {/* The sums above stay exact to the cent. */}
      <Inline gap={1}>
        <Text tone="ink3">{t('cost.dutiesDue')}</Text>
        <Figure cents={cost.dutiesDueCents} decimals={2} />
        <ExplainedTrigger explanation={cost.dutiesDueExplanation} />
      </Inline>
    </Card>
  );
}
