import { conditionKinds, offerTemplateLimits } from '#domain/offer/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { OfferTemplateForm } from './offer-template-form.ts';

/** The conditions that each new offer proposes, one line each. */
export function ConditionLines({ form }: { readonly form: OfferTemplateForm }) {
  const t = useMessages(offerTemplateMessages);
  const column = useLineColumns();
  return (
    <LinesField
      form={form.control.form}
      name="defaultConditions"
      label={t('fields.defaultConditions')}
      addLabel={t('lines.add')}
      max={offerTemplateLimits.maxConditions}
      isReadOnly={!form.props.can.save}
      blank={() => ({ type: 'loan', deadlineDays: 60, detail: '' })}
      columns={[
        column.choice(
          'type',
          t('lines.type'),
          conditionKinds.map((id) => ({ id, label: t(`condition.${id}`) })),
          { width: '11rem' },
        ),
        column.integer('deadlineDays', t('lines.deadlineDays'), { width: '7.5rem' }),
        column.text('detail', t('lines.detail'), { maxLength: 200 }),
      ]}
    />
  );
}
