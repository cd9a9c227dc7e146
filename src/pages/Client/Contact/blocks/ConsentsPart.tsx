import { useState } from 'react';
import type { ConsentLine, PurposeConsents } from '#contracts/client/contact/relations.ts';
import { consentBases, type ConsentPurpose } from '#domain/relation/contact.ts';
import { update } from '#generated/routes/client/contact/consent.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { PartProps } from './ContactPart.tsx';

/** What a contact agreed to or refused: a card per purpose, with its past. */
export function ConsentsPart({ contactId, canSave, today, consents }: PartProps) {
  const t = useMessages(relationMessages);
  const [recorded, setRecorded] = useState<ConsentPurpose | null>(null);
  return (
    <>
      <Text as="p" tone="ink3">
        {t('consent.help')}
      </Text>
      {(consents ?? []).map((one) => (
        <PurposeCard
          key={one.purpose}
          consents={one}
          {...(canSave && { onRecord: () => setRecorded(one.purpose) })}
        />
      ))}
      {recorded !== null && (
        <ConsentDialog
          contactId={contactId}
          purpose={recorded}
          today={today}
          onClose={() => setRecorded(null)}
        />
      )}
    </>
  );
}

interface PurposeCardProps {
  readonly consents: PurposeConsents;
  readonly onRecord?: () => void;
}

function PurposeCard({ consents: { purpose, lines }, onRecord }: PurposeCardProps) {
  const t = useMessages(relationMessages);
  const format = useFormat();
  const [current, ...past] = lines;
  const title = t(`purposes.${purpose}`);
  const consentText = (line: ConsentLine): string =>
    [
      t('consent.line', {
        answer: t(line.isGiven ? 'consent.given' : 'consent.refused'),
        date: format.date(line.at),
      }),
      line.withdrawnAt !== null && t('consent.withdrawn', { date: format.date(line.withdrawnAt) }),
      t(`bases.${line.basis}`),
      line.source,
      line.by,
    ]
      .filter(Boolean)
      .join(' · ');
  const badge =
    current === undefined ? (
      <Badge>{t('consent.unknown')}</Badge>
    ) : (
      <Badge tone={current.isGiven ? 'pos' : 'neg'}>
        {t(current.isGiven ? 'consent.given' : 'consent.refused')}
      </Badge>
    );
  return (
    <Card
      title={title}
      aside={
        onRecord && (
          <Button size="sm" aria-label={t('consent.recordFor', { purpose: title })} onClick={onRecord}>
            {t('consent.record')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <div>
          {badge} <Text tone="ink3">{current ? consentText(current) : t(`purposeHelp.${purpose}`)}</Text>
        </div>
        {past.length > 0 && (
          <ItemList
            label={t('consent.past')}
            isLabelShown
            isCompact
            items={past.map((line) => ({ id: line.id, title: consentText(line) }))}
          />
        )}
      </Stack>
    </Card>
  );
}

const schema = async () => (await import('#contracts/client/contact/relations.ts')).updateConsent.payload;

interface ConsentDialogProps {
  readonly contactId: string;
  readonly purpose: ConsentPurpose;
  readonly today: string;
  readonly onClose: () => void;
}

function ConsentDialog({ contactId, purpose, today, onClose }: ConsentDialogProps) {
  const t = useMessages(relationMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      purpose,
      isGiven: true,
      basis: 'consent',
      source: '',
      on: today,
    },
  });
  const { ref } = form;
  const save = async (): Promise<boolean> => {
    const href = update({ contact: contactId });
    const result = await form.submit({ method: 'PUT', href, preserveScroll: true });
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      title={t(`purposes.${purpose}`)}
      description={t(`purposeHelp.${purpose}`)}
      submitLabel={t('consent.save')}
      formRef={ref}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound form={form} name="isGiven">
        {(bind) => (
          <RadioGroup
            {...bind}
            value={bind.value ? 'given' : 'refused'}
            onChange={(value) => bind.onChange(value === 'given')}
            label={t('consent.answer')}
            choices={(['given', 'refused'] as const).map((id) => ({ id, label: t(`consent.${id}`) }))}
            isInline
          />
        )}
      </Bound>
      <Bound form={form} name="basis">
        {(bind) => (
          <Select
            {...bind}
            onChange={(value) => bind.onChange(value ?? 'consent')}
            label={t('consent.basis')}
            choices={consentBases
              .filter((id) => purpose !== 'tracking' || id === 'consent')
              .map((id) => ({ id, label: t(`bases.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="source">
        {(bind) => (
          <TextField {...bind} label={t('consent.source')} help={t('consent.sourceHelp')} maxLength={200} />
        )}
      </Bound>
      <Bound form={form} name="on">
        {(bind) => (
          <DateField {...bind} onChange={(day) => bind.onChange(day ?? '')} label={t('consent.on')} />
        )}
      </Bound>
    </FormDialog>
  );
}
