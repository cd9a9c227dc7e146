import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ResultLines, type ResultLine } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';

interface SaleResultProps {
  readonly props: NotarySaleFormProps;
  /** What is typed now, in cents. */
  readonly price: number;
}

/** What the sale comes to for the buyer: price, costs of the deed, and the most that may be deposited. */
export function SaleResult({ props, price }: SaleResultProps) {
  const t = useMessages(formMessages);
  const { buyerCost, buyerCostRefusal, depositCap } = props;
  const line = (id: string, label: string, cents: number, more: Partial<ResultLine> = {}): ResultLine => ({
    id,
    label,
    quantity: { cents, decimals: 2 },
    ...more,
  });
  const lines: ResultLine[] = [line('price', t('cost.price'), price)];
  if (buyerCost !== null) {
    lines.push(
      line('fees', t('cost.fees'), buyerCost.feesCents, { explanation: buyerCost.explanation }),
      line('total', t('cost.total'), price + buyerCost.feesCents, { isMain: true }),
    );
  }
  if (depositCap !== null) {
    lines.push(line('cap', t('cost.cap'), depositCap.cents, { explanation: depositCap.explanation }));
  }
  return (
    <>
      <ResultLines lines={lines} />
      {buyerCostRefusal !== null && (
        <Text as="p" size="label" tone="warn">
          {buyerCostRefusal}
        </Text>
      )}
    </>
  );
}
