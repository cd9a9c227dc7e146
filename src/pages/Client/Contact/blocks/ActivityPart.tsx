import { CalendarDays, FilePenLine, Phone, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TimelineEntry } from '#contracts/client/contact/relations.ts';
import { exchangeKinds } from '#domain/relation/contact.ts';
import { destroy, store } from '#generated/routes/client/contact/note.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline, type TimelineItem } from '#ui/data/Timeline.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { PartProps } from './ContactPart.tsx';

const icons = {
  note: StickyNote,
  call: Phone,
  meeting: CalendarDays,
  history: FilePenLine,
} as const;

/** Notes, calls and meetings with a contact, together with what was done with its record. */
export function ActivityPart({ contactId, canSave, today, activity }: PartProps) {
  const t = useMessages(relationMessages);
  const format = useFormat();
  const removal = useRemoval(contactId);
  const itemOf = (entry: TimelineEntry): TimelineItem => {
    const line = {
      id: entry.id,
      icon: icons[entry.kind],
      date: format.dateTime(entry.at),
      dateTime: entry.at,
    };
    if (entry.kind === 'history') return { ...line, title: entry.text };
    return {
      ...line,
      title: [t(`kinds.${entry.kind}`), entry.by].filter(Boolean).join(' · '),
      detail: <Text breaks="lines">{entry.text}</Text>,
      action: canSave && entry.canDelete && (
        <IconButton
          icon={Trash2}
          size="sm"
          variant="danger"
          label={t('exchange.remove', { date: line.date })}
          onClick={() => removal.ask(entry.id)}
        />
      ),
    };
  };
  const items = (activity ?? []).map(itemOf);
  return (
    <>
      {canSave && <ExchangeForm contactId={contactId} today={today} />}
      <Card title={t('timeline')}>
        {items.length === 0 ? (
          <Text as="p" tone="ink3">
            {t('timelineEmpty')}
          </Text>
        ) : (
          <Timeline items={items} label={t('timeline')} />
        )}
      </Card>
      <ConfirmDialog
        isOpen={removal.askedId !== null}
        title={t('exchange.removeTitle')}
        description={t('exchange.removeText')}
        confirmLabel={t('exchange.removeConfirm')}
        isDanger
        isPending={removal.isPending}
        onCancel={() => removal.ask(null)}
        onConfirm={() => void removal.run()}
      />
    </>
  );
}

/** Which exchange is asked about, and its removal. */
function useRemoval(contactId: string) {
  const visit = useVisit();
  const [askedId, ask] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    if (askedId === null) return;
    setPending(true);
    const result = await visit({
      method: 'DELETE',
      href: destroy({ contact: contactId, exchange: askedId }),
      preserveScroll: true,
    });
    setPending(false);
    ask(null);
    const refusal = result.errors['base'];
    if (refusal !== undefined) toast.error(refusal);
  };
  return { askedId, ask, isPending, run };
}

const schema = async () => (await import('#contracts/client/contact/relations.ts')).storeExchange.payload;

function ExchangeForm({ contactId, today }: Pick<PartProps, 'contactId' | 'today'>) {
  const t = useMessages(relationMessages);
  const blank = { kind: 'note' as const, body: '', on: today };
  const form = useAppForm({ schema, defaultValues: blank });
  const { ref } = form;
  return (
    <Card title={t('exchange.title')}>
      <Form
        ref={ref}
        onSubmit={form.onSubmit({
          method: 'POST',
          href: store({ contact: contactId }),
          preserveScroll: true,
          onSuccess: () => form.form.reset(blank),
        })}
      >
        <Bound form={form} name="kind">
          {(bind) => (
            <RadioGroup
              {...bind}
              onChange={(value) => bind.onChange(value as typeof bind.value)}
              label={t('exchange.kind')}
              choices={exchangeKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
              isInline
            />
          )}
        </Bound>
        <Bound form={form} name="on">
          {(bind) => (
            <DateField {...bind} onChange={(day) => bind.onChange(day ?? '')} label={t('exchange.on')} />
          )}
        </Bound>
        <Bound form={form} name="body">
          {(bind) => <TextArea {...bind} label={t('exchange.body')} maxLength={4000} />}
        </Bound>
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isProcessing}>
            {t('exchange.add')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
