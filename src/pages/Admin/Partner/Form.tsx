import { Send } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { PartnerFormProps } from '#contracts/admin/partner/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { archive, destroy, index, publish, store, update } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { AskedAction } from '../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { PartnerTabs } from './blocks/PartnerTabs.tsx';
import { RequestsSection } from './blocks/RequestsSection.tsx';
import { SheetPreview } from './blocks/SheetPreview.tsx';
import { StatsSection } from './blocks/StatsSection.tsx';

const schema = async () => (await import('#contracts/admin/partner/payload.ts')).partnerFields;

/** A partner of the platform: its sheet, what clients asked it, what it brought. */
export default function PartnerForm(props: WithShared<PartnerFormProps>) {
  const t = useMessages(partnerMessages);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'partner',
    messages: partnerMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const { current, requests, months, departments, tab } = props;
  const { record, can } = props.form;
  useRefreshOnEvent<PartnerFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['partner.changed', 'partner_request.created'],
    ['current', 'requests', 'months'],
  );
  const { control, setValue } = form.control.form.form;
  const values = useWatch({ control }) as PartnerFormProps['form']['values'];
  const id = record?.id ?? '';
  return (
    <RecordPage
      form={form}
      badges={current !== null && <OfficeStateBadge entity="partner" state={current.status} />}
      notice={
        <>
          {current?.status === 'archived' && <Banner tone="info">{t('archive.notice')}</Banner>}
          {record !== null && (
            <PartnerTabs
              id={id}
              name={record.label}
              current={tab}
              requestsCount={requests.length}
              bannersCount={current?.bannersCount ?? 0}
            />
          )}
        </>
      }
      actions={current !== null && record !== null && <PartnerActions record={record} current={current} />}
      after={
        current !== null && (
          <>
            <StatsSection current={current} months={months} />
            {tab === 'fiche' && (
              <SheetPreview id={id} values={values} logoHref={current.logoHref} canUpdate={can.save} />
            )}
          </>
        )
      }
      sections={
        tab === 'demandes'
          ? [
              {
                id: 'requests',
                title: t('requests.title'),
                fields: [],
                content: <RequestsSection partnerId={id} requests={requests} canUpdate={can.save} />,
              },
            ]
          : [
              section('identity', [
                [field('name', TextField), field('slug', TextField)],
                [field('category', Select), field('isFeatured', Switch)],
                field('zones', MultiSelect, { choices: departments }),
                can.save && {
                  name: 'zones',
                  node: (
                    <TextButton
                      key="everywhere"
                      onPress={() =>
                        setValue(
                          'zones',
                          departments.map((one) => one.id),
                          { shouldDirty: true, shouldValidate: true },
                        )
                      }
                    >
                      {t('allDepartments')}
                    </TextButton>
                  ),
                },
              ]),
              section('presentation', [
                field('short', TextArea),
                field('body', RichTextField),
                field('advantage', TextField),
              ]),
              section('reach', [
                [field('email', EmailField), field('phone', PhoneField, { autoComplete: 'off' })],
                field('website', TextField),
              ]),
              section('contract', [[field('contractRef', TextField), field('contractEndsOn', DateField)]]),
            ]
      }
    />
  );
}

interface PartnerActionsProps {
  readonly record: { readonly id: string; readonly label: string };
  readonly current: NonNullable<PartnerFormProps['current']>;
}

/** What can be done with a partner now. */
function PartnerActions({ record: { id, label }, current: { can } }: PartnerActionsProps) {
  const t = useMessages(partnerMessages);
  const { isPending, run } = useAction();
  return (
    <>
      {can.archive && (
        <AskedAction
          label={t('archive.action')}
          title={t('archive.title', { name: label })}
          text={t('archive.text')}
          action={{ method: 'PATCH', href: archive(id), data: {} }}
        />
      )}
      {can.publish && (
        <Button
          icon={Send}
          isPending={isPending}
          onClick={() => void run({ method: 'PATCH', href: publish(id), data: {} })}
        >
          {t('publish.action')}
        </Button>
      )}
    </>
  );
}
