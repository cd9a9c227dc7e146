import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { store, update } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface EntryDialogProps extends Pick<TransactionPageProps, 'accounts' | 'operations'> {
  /** Null for a new one. */
  readonly movement: OpenedTransaction | null;
  readonly today: string;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/transaction/payload.ts')).transactionFields;

const valuesOf = (movement: OpenedTransaction | null, today: string, accountId: string) => ({
  accountId: movement?.accountId ?? accountId,
  bookedOn: movement?.bookedOn ?? today,
  valueOn: movement?.valueOn ?? null,
  amountCents: movement?.amountCents ?? null,
  label: movement?.label ?? '',
  counterpartyName: movement?.counterpartyName ?? '',
  operationId: movement?.operationId ?? null,
  note: movement?.note ?? '',
});

/** Asks for a movement; of one that the bank sent, day, amount and account are the bank's. */
export function EntryDialog({ movement, accounts, operations, today, onClose }: EntryDialogProps) {
  const t = useMessages(transactionMessages);
  const form = useAppForm<ReturnType<typeof valuesOf>>({
    schema: schema,
    defaultValues: valuesOf(movement, today, accounts[0]?.id ?? ''),
  });
  const isOfBank = movement !== null && movement.kind !== 'manual';
  const problem = form.errorOf('version') ?? form.errorOf('base');
  const send = async (): Promise<boolean> => {
    const target =
      movement === null
        ? ({ method: 'POST', href: store() } as const)
        : ({ method: 'PATCH', href: update(movement.id) } as const);
    const transform = (values: object) =>
      movement === null ? values : { ...values, version: movement.version };
    const result = await form.submit({ ...target, transform: transform as never });
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={movement === null ? t('create') : t('panel.edit')}
      submitLabel={t(movement === null ? 'add' : 'save')}
      onSubmit={send}
      onClose={onClose}
    >
      {problem !== undefined && <FieldError id="movement-error" text={problem} />}
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} label={t('fields.label')} maxLength={140} autoFocus />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="bookedOn">
          {({ onChange, ...bind }) => (
            <DateField
              {...bind}
              label={t('fields.bookedOn')}
              isReadOnly={isOfBank}
              onChange={(day) => onChange(day ?? '')}
            />
          )}
        </Bound>
        <Bound form={form} name="amountCents">
          {(bind) => (
            <MoneyField
              {...bind}
              label={t('fields.amountCents')}
              help={t('amountHint')}
              isReadOnly={isOfBank}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="accountId">
        {({ onChange, ...bind }) => (
          <Select
            {...bind}
            label={t('fields.accountId')}
            choices={accounts}
            isReadOnly={isOfBank}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="counterpartyName">
          {(bind) => <TextField {...bind} label={t('fields.counterpartyName')} maxLength={120} isOptional />}
        </Bound>
        <Bound form={form} name="valueOn">
          {(bind) => <DateField {...bind} label={t('fields.valueOn')} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="operationId">
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
      <Bound form={form} name="note">
        {(bind) => <TextArea {...bind} label={t('fields.note')} maxLength={1000} isOptional />}
      </Bound>
    </FormDialog>
  );
}
