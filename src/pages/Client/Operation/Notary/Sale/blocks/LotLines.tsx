import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { saleLimits } from '#domain/sale/sale-form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SaleFormView } from './sale-form.ts';

interface LotLinesProps {
  readonly form: SaleFormView;
  readonly choices: NotarySaleFormProps['choices']['lots'];
  /** Signed: neither lots nor prices change. */
  readonly isFixed: boolean;
}

/** Fills in the prices of a lot as soon as it is chosen. */
function usePricesOfChosen({ form, choices }: Pick<LotLinesProps, 'form' | 'choices'>): void {
  const { control, setValue } = form.control.form.form;
  const lots = useWatch({ control, name: 'lots' });
  const before = useRef(lots.map(({ lotId }) => lotId));
  useEffect(() => {
    for (const [index, { lotId }] of lots.entries()) {
      if (lotId === null || lotId === before.current[index]) continue;
      // A line that only moved keeps the price that was typed for it.
      if (before.current.includes(lotId)) continue;
      const lot = choices.find(({ id }) => id === lotId);
      if (lot === undefined) continue;
      setValue(`lots.${index}.priceTtcCents`, lot.priceTtcCents, { shouldDirty: true });
      setValue(`lots.${index}.existingPriceCents`, lot.existingPriceCents, { shouldDirty: true });
      setValue(`lots.${index}.worksPriceCents`, lot.worksPriceCents, { shouldDirty: true });
    }
    before.current = lots.map(({ lotId }) => lotId);
  }, [lots, choices, setValue]);
}

/** The lots of a sale with their prices, one line each. */
export function LotLines({ form, choices, isFixed }: LotLinesProps) {
  const t = useMessages(formMessages);
  const column = useLineColumns();
  const { control } = form.control.form.form;
  const isSplit = useWatch({ control, name: 'regime' }) === 'vir';
  usePricesOfChosen({ form, choices });
  return (
    <LinesField
      form={form.control.form}
      name="lots"
      label={t('fields.lots')}
      addLabel={t('lines.addLot')}
      max={saleLimits.maxLots}
      isReadOnly={isFixed || !form.props.can.save}
      blank={() => ({ lotId: null, priceTtcCents: null, existingPriceCents: null, worksPriceCents: null })}
      columns={[
        column.choice('lotId', t('lines.lot'), choices),
        ...(isSplit
          ? [
              column.money('existingPriceCents', t('lines.existing'), { width: '9rem', isSummed: true }),
              column.money('worksPriceCents', t('lines.works'), { width: '9rem', isSummed: true }),
            ]
          : []),
        column.money('priceTtcCents', t('lines.price'), { width: '9rem', isSummed: true }),
      ]}
    />
  );
}
