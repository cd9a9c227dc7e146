import { conditionKinds } from '#domain/offer/offer-template.ts';
import { offerLimits } from '#domain/offer/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as templateMessages from '#messages/client/offer-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { OfferForm } from './offer-form.ts';

/** The conditions of an offer with their deadlines, one line each. */
export function OfferConditions({ form }: { readonly form: OfferForm }) {
  const t = useMessages(offerMessages);
  const template = useMessages(templateMessages);
  const column = useLineColumns();
  return (
    <LinesField
      form={form.control.form}
      name="conditions"
      label={t('fields.conditions')}
      addLabel={template('lines.add')}
      max={offerLimits.maxConditions}
      isReadOnly={!form.props.can.save}
      blank={() => ({ type: 'loan', deadlineDays: 60, detail: '' })}
      columns={[
        column.choice(
          'type',
          template('lines.type'),
          conditionKinds.map((id) => ({ id, label: template(`condition.${id}`) })),
          { width: '11rem' },
        ),
        column.integer('deadlineDays', template('lines.deadlineDays'), { width: '7.5rem' }),
        column.text('detail', template('lines.detail'), { maxLength: 200 }),
      ]}
    />
  );
}
