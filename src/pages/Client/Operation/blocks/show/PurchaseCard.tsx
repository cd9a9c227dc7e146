import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** Prices asked, offered and paid, and the commitments of the purchase. */
export function PurchaseCard({
  operation,
  brokenCommitment,
}: Pick<OperationShowProps, 'operation' | 'brokenCommitment'>) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const { acquisitionRegime, acquiredOn, resaleDeadlineOn } = operation;
  const price = (cents: number | null) => <Figure cents={cents} />;
  const prices = [
    { term: t('fields.askingPriceCents'), value: price(operation.askingPriceCents) },
    { term: t('fields.offeredPriceCents'), value: price(operation.offeredPriceCents) },
    { term: t('fields.purchasePriceCents'), value: price(operation.purchasePriceCents) },
  ];
  const terms = [
    { term: t('fields.acquisitionRegime'), value: trade(`acquisitionRegime.${acquisitionRegime}`) },
    ...(acquisitionRegime === 'mdb'
      ? [
          {
            term: t('fields.resaleYears'),
            value: t('fields.resaleYearsChoice', { years: operation.resaleYears }),
          },
        ]
      : []),
    { term: t('fields.vatRegime'), value: trade(`vatRegime.${operation.vatRegime}`) },
    ...(acquiredOn === null ? [] : [{ term: t('fields.acquiredOn'), value: format.date(acquiredOn) }]),
    ...(resaleDeadlineOn === null
      ? []
      : [
          {
            term: t('fields.resaleDeadlineOn'),
            value: `${format.date(resaleDeadlineOn)} (${format.relativeDay(resaleDeadlineOn)})`,
          },
        ]),
    ...(brokenCommitment === null
      ? []
      : [{ term: t('fields.brokenCommitment'), value: <Complement owed={brokenCommitment} /> }]),
  ];
  return (
    <Card title={t('priceTitle')}>
      <DescriptionList items={[...prices, ...terms]} layout="rows" />
    </Card>
  );
}

function Complement({ owed }: { readonly owed: NonNullable<OperationShowProps['brokenCommitment']> }) {
  if (owed.refusal !== null) return <Text tone="warn">{owed.refusal}</Text>;
  return (
    <Inline as="span" gap={1}>
      <Figure cents={owed.totalCents} decimals={2} />
      {owed.explanation !== null && <ExplainedTrigger explanation={owed.explanation} />}
    </Inline>
  );
}
