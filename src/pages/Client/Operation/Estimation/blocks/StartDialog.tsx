import { useState } from 'react';
import { estimationMethods } from '#domain/estimation/enums.ts';
import { store } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface StartDialogProps {
  readonly operationId: string;
  readonly operationName: string;
  readonly lots: readonly { readonly id: string; readonly label: string }[];
  readonly today: string;
  readonly onClose: () => void;
}

/** Begins an estimation: title, day, property, method. The rest is filled in on its page. */
export function StartDialog({ operationId, operationName, lots, today, onClose }: StartDialogProps) {
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const [title, setTitle] = useState(operationName);
  const [on, setOn] = useState<string | null>(today);
  const [lotId, setLotId] = useState<string | null>(null);
  const [method, setMethod] = useState<string | null>('comparison');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: store({ operation: operationId }),
      data: { title, on, lotId: lotId === '' ? null : lotId, method },
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('createTitle')}
      description={t('startHelp')}
      submitLabel={t('create')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t('fields.title')}
        value={title}
        onChange={setTitle}
        error={errors['title']}
        maxLength={100}
        autoFocus
      />
      <FieldRow>
        <DateField
          name="on"
          label={t('fields.on')}
          value={on}
          onChange={setOn}
          error={errors['on']}
          max={today}
        />
        <Select
          name="method"
          label={t('fields.method')}
          value={method}
          onChange={setMethod}
          error={errors['method']}
          choices={estimationMethods.map((id) => ({ id, label: t(`choices.method.${id}`) }))}
        />
      </FieldRow>
      {lots.length > 0 && (
        <Select
          name="lotId"
          label={t('fields.lotId')}
          value={lotId}
          onChange={setLotId}
          error={errors['lotId']}
          choices={lots}
          emptyLabel={t('wholeOperation')}
          placeholder={t('wholeOperation')}
          isOptional
        />
      )}
      {errors['base'] !== undefined && <FieldError id="estimation-error" text={errors['base']} />}
    </FormDialog>
  );
}
