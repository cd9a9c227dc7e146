import { useMemo } from 'react';
import type { OfferTemplateFormProps } from '#contracts/client/offer-template/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { placeholders, written } from '#domain/offer/placeholders.ts';
import {
  archive,
  default_ as defaultRoute,
  destroy,
  duplicate,
  index,
  restore,
  store,
  update,
} from '#generated/routes/client/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import * as templateMessages from '#messages/client/template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { TemplateActions } from '../blocks/templates/TemplateActions.tsx';
import { TemplateBadges } from '../blocks/templates/TemplateBadges.tsx';
import { ConditionLines } from './blocks/ConditionLines.tsx';
import type { PreviewPartProps } from './blocks/PreviewPart.tsx';
import { VersionsPart } from './blocks/VersionsPart.tsx';

const schema = async () => (await import('#contracts/client/offer-template/payload.ts')).offerTemplateFields;

// The sheet of paper comes after the form.
const PreviewPart = lazyPart<PreviewPartProps>(
  async () => (await import('./blocks/PreviewPart.tsx')).PreviewPart,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);

/** A text from which offers are made, to write or to change, with a preview on a real operation. */
export default function OfferTemplateForm(props: WithShared<OfferTemplateFormProps>) {
  const t = useMessages(offerTemplateMessages);
  const library = useMessages(templateMessages);
  const { current, versions, operations, can } = props;
  const { record } = props.form;
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'offer-template',
    messages: offerTemplateMessages,
    schema,
    routes: { index, store, update, destroy },
    updateMethod: 'PUT',
  });
  useRefreshOnEvent<OfferTemplateFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['offer-template.changed'],
    ['current', 'versions'],
  );
  const palette = useMemo(
    () => ({
      label: t('palette.label'),
      searchLabel: t('palette.search'),
      none: t('palette.none'),
      items: placeholders.map((name) => ({ text: written(name), label: t(`placeholder.${name}`) })),
    }),
    [t],
  );
  const { field, section } = form;
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
      after={
        <>
          <PreviewPart form={form} operations={operations} />
          {record !== null && current?.isSystem === false && <VersionsPart form={form} versions={versions} />}
        </>
      }
      sections={[
        section('identity', [
          [field('name', TextField), field('kind', Select)],
          [field('subject', TextField), field('defaultValidityDays', IntegerField)],
        ]),
        { ...section('body', [field('body', RichTextField, { palette })]), isWide: true },
        {
          ...section('conditions', []),
          fields: ['defaultConditions'],
          isWide: true,
          content: <ConditionLines form={form} />,
        },
        section('letterhead', [[field('header', Select), field('footer', Select)]]),
      ]}
    />
  );
}
