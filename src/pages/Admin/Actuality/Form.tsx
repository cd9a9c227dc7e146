import { Archive, Copy, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ActualityFormProps } from '#contracts/admin/actuality/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  archive,
  destroy,
  duplicate,
  index,
  store,
  unpublish,
  update,
} from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { MediaSection } from './blocks/MediaSection.tsx';
import { PreviewSection } from './blocks/PreviewSection.tsx';

const schema = async () => (await import('#contracts/admin/actuality/payload.ts')).actualityFields;

const PublishDialog = lazyDialog(async () => (await import('./blocks/PublishDialog.tsx')).PublishDialog);

/** An article of the platform, to write, to publish or to take back. */
export default function ActualityForm(props: WithShared<ActualityFormProps>) {
  const t = useMessages(actualityMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  const [isPublishing, setPublishing] = useState(false);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'actuality',
    messages: actualityMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const { current, media } = props;
  const { record, values, can } = props.form;
  useRefreshOnEvent<ActualityFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['actuality.changed'],
    ['current', 'media', 'audienceCount'],
  );
  const id = record?.id ?? '';
  return (
    <>
      <RecordPage
        form={form}
        notice={
          current?.status === 'scheduled' && current.publishAt !== null ? (
            <Banner tone="info">
              {t('publish.plannedFor', { date: format.dateTime(current.publishAt) })}
            </Banner>
          ) : (
            current?.status === 'archived' && <Banner tone="info">{t('archive.notice')}</Banner>
          )
        }
        actions={
          current && (
            <>
              {current.can.duplicate && (
                <Button
                  icon={Copy}
                  isPending={isPending}
                  onClick={() => void run({ method: 'POST', href: duplicate(id), data: {} })}
                >
                  {t('duplicate.action')}
                </Button>
              )}
              {current.can.unpublish && (
                <Button
                  icon={Undo2}
                  isPending={isPending}
                  onClick={() => void run({ method: 'DELETE', href: unpublish(id) })}
                >
                  {t(current.status === 'published' ? 'publish.recall' : 'publish.unschedule')}
                </Button>
              )}
              {current.can.archive && (
                <Button
                  icon={Archive}
                  isPending={isPending}
                  onClick={() => void run({ method: 'PATCH', href: archive(id), data: {} })}
                >
                  {t('archive.action')}
                </Button>
              )}
              {current.can.publish && (
                <Button icon={Send} onClick={() => setPublishing(true)}>
                  {t('publish.action')}
                </Button>
              )}
            </>
          )
        }
        after={
          record !== null && (
            <>
              <MediaSection actualityId={id} media={media} canUpdate={can.save} />
              <PreviewSection
                media={media}
                current={current}
                audienceCount={props.audienceCount}
                excerpt={values.excerpt}
                body={values.body}
              />
            </>
          )
        }
        sections={[
          section('article', [
            field('title', TextField),
            [field('category', Select), field('slug', TextField)],
            field('excerpt', TextArea),
            field('body', RichTextField),
          ]),
          section('audience', [
            [
              field('planIds', MultiSelect, { choices: props.plans }),
              field('brandIds', MultiSelect, { choices: props.brands }),
            ],
            field('roles', MultiSelect),
          ]),
          section('display', [field('isPinned', Switch), field('isNotified', Switch)]),
        ]}
      />
      {isPublishing && record !== null && (
        <PublishDialog
          id={id}
          name={record.label}
          today={dayInZone(new Date(props.app.now), 'Europe/Paris')}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
