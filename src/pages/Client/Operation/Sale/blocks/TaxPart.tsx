import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { afterPaint } from '#runtime/platform/after-paint.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type * as engineCode from './lot-tax.ts';
import type { LotFormControl } from './lot-form.ts';

type Engine = typeof engineCode;

/** The rules of tax, which come after the form. */
function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(
    () =>
      afterPaint(() => {
        fetchCode(async () => import('./lot-tax.ts'))
          .then((code) => setEngine(() => code))
          // Without the rules the form goes on without its figures.
          .catch(() => undefined);
      }),
    [],
  );
  return engine;
}

interface TaxPartProps extends Pick<LotFormProps, 'tax' | 'today'> {
  readonly form: LotFormControl;
}

/** VAT, price before it, margin and the buyer's costs, while the price is typed. */
export function TaxPart({ form, tax, today }: TaxPartProps) {
  const t = useMessages(lotMessages);
  const format = useFormat();
  const engine = useEngine();
  const [priceTtcCents, areaM2, vatMode, saleMode, type, premisesKind] = useWatch({
    control: form.form.control,
    name: ['priceTtcCents', 'areaM2', 'vatMode', 'saleMode', 'type', 'premisesKind'],
  });
  if (tax === null) return <Text tone="ink3">{t('tax.noShare')}</Text>;
  const typed = { priceTtcCents, areaM2, vatMode, saleMode, type, premisesKind };
  const found = engine?.computeLot(typed, tax, today) ?? null;
  const figure = (value: number | null | undefined) => <Figure cents={value} decimals={2} />;
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {t('tax.title')}
      </Text>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('tax.share'), value: figure(tax.shareCents) },
          { term: t('tax.vat'), value: figure(found?.vatCents) },
          { term: t('tax.ht'), value: figure(found?.priceHtCents) },
          { term: t('tax.perM2'), value: figure(found?.pricePerM2Cents) },
          ...(tax.costCents === null
            ? []
            : [
                { term: t('tax.cost'), value: figure(tax.costCents) },
                { term: t('tax.margin'), value: figure(found?.marginCents) },
                { term: t('tax.marginRate'), value: <Figure rateBps={found?.marginBps} decimals={2} /> },
              ]),
          { term: t('tax.buyerFees'), value: figure(found?.buyerFees.value) },
        ]}
      />
      <Text as="p" size="label" tone="ink3" isStatus>
        {engine !== null && found === null
          ? t('tax.unknown')
          : (found?.buyerFees.refusal?.[format.locale] ?? t('tax.feesHelp'))}
      </Text>
    </Stack>
  );
}
