import { publish } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useState } from 'react';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/admin/actuality/payload.ts')).publishActuality.payload;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface PublishDialogProps {
  readonly id: string;
  readonly name: string;
  /** Today in Paris. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks when an article is to be published: now, or at an hour to come. */
export function PublishDialog({ id, name, today, onClose }: PublishDialogProps) {
  const t = useMessages(actualityMessages);
  const form = useAppForm({ schema, defaultValues: { on: null, hour: 9 } });
  const { field } = fieldsOf(form);
  const [when, setWhen] = useState<string | null>('now');
  const choose = (chosen: string | null): void => {
    setWhen(chosen);
    form.form.setValue('on', chosen === 'later' ? today : null);
  };
  return (
    <ActionDialog
      form={form}
      title={t('publish.title', { name })}
      description={t('publish.text')}
      submitLabel={t('publish.action')}
      action={{ method: 'PATCH', href: publish(id) }}
      onClose={onClose}
    >
      <RadioGroup
        name="when"
        label={t('publish.when')}
        value={when}
        onChange={choose}
        choices={[
          { id: 'now', label: t('publish.now') },
          { id: 'later', label: t('publish.later') },
        ]}
      />
      {when === 'later' && (
        <FieldRow>
          {field('on', DateField, { label: t('publish.on') })}
          <Bound form={form} name="hour">
            {({ value, onChange, ...bind }) => (
              <Select
                {...bind}
                label={t('publish.hour')}
                value={String(value)}
                onChange={(chosen) => onChange(Number(chosen ?? 9))}
                choices={hours}
              />
            )}
          </Bound>
        </FieldRow>
      )}
    </ActionDialog>
  );
}
