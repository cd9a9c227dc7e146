import { Archive, ArchiveRestore, Copy } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { UtmFormProps } from '#contracts/admin/utm/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { archive, destroy, duplicate, index, restore, store, update } from '#generated/routes/admin/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { LinkPreview } from './blocks/LinkPreview.tsx';
import { ResultsSection } from './blocks/ResultsSection.tsx';

const schema = async () => (await import('#contracts/admin/utm/payload.ts')).utmPayload;

const words = ['source', 'medium', 'campaign'] as const;

/** A followed link: where it leads, its words, and what it brought. */
export default function UtmForm(props: WithShared<UtmFormProps>) {
  const t = useMessages(utmMessages);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'utm',
    messages: utmMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const { current, origin, people, suggestions, today } = props;
  const { record, can } = props.form;
  useRefreshOnEvent<UtmFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['utm.hit', 'utm.changed'],
    ['current'],
  );
  const { control, setValue } = form.control.form.form;
  const values = useWatch({ control }) as UtmFormProps['form']['values'];
  const isLocked = (current?.figures.visits ?? 0) > 0;
  const locked = isLocked ? { isReadOnly: true } : {};
  const offered = words.flatMap((word) =>
    suggestions[word].filter((text) => text !== values[word]).map((text) => ({ word, text })),
  );
  return (
    <RecordPage
      form={form}
      notice={
        <>
          {current?.status === 'archived' && <Banner tone="warn">{t('archive.notice')}</Banner>}
          {isLocked && can.save && <Banner tone="info">{t('locked')}</Banner>}
        </>
      }
      actions={current !== null && record !== null && <UtmActions id={record.id} current={current} />}
      result={{
        summary: (
          <ResultFigure
            label={t('columns.visits')}
            value={current === null ? '–' : String(current.figures.visits)}
          />
        ),
        content: <LinkPreview id={record?.id ?? null} values={values} current={current} origin={origin} />,
      }}
      after={current !== null && <ResultsSection figures={current.figures} today={today} />}
      sections={[
        section('campaign', [[field('name', TextField), field('slug', TextField)]]),
        section('link', [
          field('targetUrl', TextField, locked),
          words.map((word) => field(word, TextField, locked)),
          [field('term', TextField), field('content', TextField)],
          can.save &&
            !isLocked &&
            offered.length > 0 && {
              name: 'source',
              node: (
                <Inline key="suggestions" gap={2}>
                  <Text size="label" tone="ink3">
                    {t('suggestions')}
                  </Text>
                  {offered.map(({ word, text }) => (
                    <TextButton
                      key={`${word} ${text}`}
                      onPress={() => setValue(word, text, { shouldDirty: true, shouldValidate: true })}
                    >
                      {`${t(`fields.${word}`)} : ${text}`}
                    </TextButton>
                  ))}
                </Inline>
              ),
            },
        ]),
        section('time', [
          [field('startsOn', DateField), field('endsOn', DateField)],
          [
            field('costCents', MoneyField),
            field('ownerUserId', Select, { choices: people.map(({ id, name }) => ({ id, label: name })) }),
          ],
        ]),
      ]}
    />
  );
}

interface UtmActionsProps {
  readonly id: string;
  readonly current: NonNullable<UtmFormProps['current']>;
}

function UtmActions({ id, current: { status, can } }: UtmActionsProps) {
  const t = useMessages(utmMessages);
  const { isPending, run } = useAction();
  const isArchived = status === 'archived';
  return (
    <>
      <OfficeStateBadge entity="utm" state={status} />
      {can.duplicate && (
        <Button
          icon={Copy}
          isPending={isPending}
          onClick={() => void run({ method: 'POST', href: duplicate(id), data: {} })}
        >
          {t('duplicate.action')}
        </Button>
      )}
      {can.archive && (
        <Button
          icon={isArchived ? ArchiveRestore : Archive}
          isPending={isPending}
          onClick={() =>
            void run(
              isArchived
                ? { method: 'DELETE', href: restore(id) }
                : { method: 'PATCH', href: archive(id), data: {} },
            )
          }
        >
          {t(isArchived ? 'unarchive.action' : 'archive.action')}
        </Button>
      )}
    </>
  );
}
