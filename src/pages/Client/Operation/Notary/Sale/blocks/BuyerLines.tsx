import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { saleBuyerKinds } from '#domain/sale/notary-sale.ts';
import { buyerCapacities, saleLimits } from '#domain/sale/sale-form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { sumOf, useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SaleFormView } from './sale-form.ts';

interface BuyerLinesProps {
  readonly form: SaleFormView;
  readonly choices: NotarySaleFormProps['choices']['contacts'];
  readonly isFixed: boolean;
}

/** Those who buy, with their shares: all of them make the whole. */
export function BuyerLines({ form, choices, isFixed }: BuyerLinesProps) {
  const t = useMessages(formMessages);
  const { percent } = useFormat();
  const column = useLineColumns();
  return (
    <LinesField
      form={form.control.form}
      name="buyers"
      label={t('fields.buyers')}
      addLabel={t('lines.addBuyer')}
      max={saleLimits.maxBuyers}
      isReadOnly={isFixed || !form.props.can.save}
      blank={() => ({ contactId: null, shareBps: null, kind: 'individual', capacity: 'non_professional' })}
      columns={[
        column.choice('contactId', t('lines.contact'), choices),
        column.rate('shareBps', t('lines.share'), {
          width: '8rem',
          total: (lines) => percent(sumOf(lines, 'shareBps')),
        }),
        column.choice(
          'kind',
          t('lines.kind'),
          saleBuyerKinds.map((id) => ({ id, label: t(`choices.kind.${id}`) })),
          { width: '11rem' },
        ),
        column.choice(
          'capacity',
          t('lines.capacity'),
          buyerCapacities.map((id) => ({ id, label: t(`choices.capacity.${id}`) })),
          { width: '11rem' },
        ),
      ]}
    />
  );
}
