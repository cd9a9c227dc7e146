import { ListRestart } from 'lucide-react';
import type { PaymentTemplateFormProps } from '#contracts/client/payment-template/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  archive,
  default_ as defaultRoute,
  destroy,
  duplicate,
  index,
  restore,
  store,
  update,
} from '#generated/routes/client/payment-template.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import * as templateMessages from '#messages/client/template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { TemplateActions } from '../blocks/templates/TemplateActions.tsx';
import { TemplateBadges } from '../blocks/templates/TemplateBadges.tsx';
import type { SchedulePreviewProps } from './blocks/SchedulePreview.tsx';
import { StepLines } from './blocks/StepLines.tsx';
import { useLegalSteps } from './blocks/useLegalSteps.ts';

const schema = async () =>
  (await import('#contracts/client/payment-template/payload.ts')).paymentTemplatePayload;

// The engine with the caps of the law comes after the form.
const SchedulePreview = lazyPart<SchedulePreviewProps>(
  async () => (await import('./blocks/SchedulePreview.tsx')).SchedulePreview,
  { pending: () => <Skeleton width="100%" height={24} />, failed: PartFailed },
);

/** A schedule of calls for funds, to make or to change, with what it comes to on an example. */
export default function PaymentTemplateForm(props: WithShared<PaymentTemplateFormProps>) {
  const t = useMessages(paymentTemplateMessages);
  const library = useMessages(templateMessages);
  const { current, today, legal, can } = props;
  const { record } = props.form;
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'payment-template',
    messages: paymentTemplateMessages,
    schema,
    routes: { index, store, update, destroy },
    updateMethod: 'PUT',
  });
  useRefreshOnEvent<PaymentTemplateFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['payment-template.changed'],
    ['current'],
  );
  const { field, section } = form;
  const canSave = props.form.can.save;
  const regime = useFieldValue(form, 'regime');
  const penaltyKind = useFieldValue(form, 'penaltyKind');
  const { takeThem } = useLegalSteps(form, legal);
  const steps: SectionConfig = {
    ...section('steps', []),
    fields: ['steps'],
    isWide: true,
    content: (
      <>
        <StepLines form={form} regime={regime} />
        {canSave && (
          <Inline>
            <Button variant="discreet" size="sm" icon={ListRestart} onClick={takeThem}>
              {t('legalSteps')}
            </Button>
          </Inline>
        )}
      </>
    ),
  };
  return (
    <RecordPage
      form={form}
      {...(current?.isSystem && { readOnlyNotice: library('notice.system') })}
      {...(current?.isArchived && { readOnlyNotice: library('notice.archived') })}
      badges={current && <TemplateBadges {...current} />}
      actions={
        record !== null &&
        current && (
          <TemplateActions
            id={record.id}
            flags={current}
            routes={{ default: defaultRoute, duplicate, archive, restore }}
            can={can}
          />
        )
      }
      result={{
        summary: <SchedulePreview form={form} today={today} isSummary />,
        content: <SchedulePreview form={form} today={today} />,
      }}
      sections={[
        section('identity', [[field('name', TextField), field('regime', Select)]]),
        steps,
        section('penalty', [
          [
            field('paymentTermDays', IntegerField, { unit: t('days') }),
            field('penaltyKind', Select),
            penaltyKind === 'none'
              ? { name: 'penaltyRateBps', node: null }
              : field('penaltyRateBps', RateField, {
                  isOptional: false,
                  label: t(penaltyKind === 'monthly' ? 'rateMonthly' : 'ratePoints'),
                }),
          ],
        ]),
      ]}
    />
  );
}
