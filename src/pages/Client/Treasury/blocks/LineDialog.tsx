import type { ShownForecastLine, TreasuryProps } from '#contracts/client/treasury.ts';
import { forecastNatures } from '#domain/treasury/treasury.ts';
import { store, update } from '#generated/routes/client/treasury/line.ts';
import * as lineMessages from '#messages/client/treasury-line.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface LineDialogProps extends Pick<TreasuryProps, 'operations' | 'today'> {
  /** Null for a new one. */
  readonly line: ShownForecastLine | null;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/treasury/payload.ts')).treasuryLineFields;

const valuesOf = (line: ShownForecastLine | null, today: string) => ({
  month: line?.month ?? today.slice(0, 7),
  label: line?.label ?? '',
  amountCents: line?.amountCents ?? null,
  probabilityBps: line?.probabilityBps ?? 10_000,
  operationId: line?.operationId ?? null,
  nature: line?.nature ?? 'other',
});

/** As they are typed: a probability may be blank. */
type LineValues = Omit<ReturnType<typeof valuesOf>, 'probabilityBps'> & {
  readonly probabilityBps: number | null;
};

/** Asks for money that somebody expects. */
export function LineDialog({ line, operations, today, onClose }: LineDialogProps) {
  const t = useMessages(lineMessages);
  const treasury = useMessages(treasuryMessages);
  const form = useAppForm<LineValues>({
    schema,
    defaultValues: valuesOf(line, today),
  });
  const problem = form.errorOf('version');
  const send = async (): Promise<boolean> => {
    const target =
      line === null
        ? ({ method: 'POST', href: store() } as const)
        : ({ method: 'PATCH', href: update(line.id) } as const);
    const transform = (values: object) => (line === null ? values : { ...values, version: line.version });
    return (await form.submit({ ...target, transform: transform as never }))?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={line === null ? t('create') : line.label}
      submitLabel={t(line === null ? 'add' : 'save')}
      onSubmit={send}
      onClose={onClose}
    >
      {problem !== undefined && <FieldError id="line-error" text={problem} />}
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} label={t('fields.label')} maxLength={120} autoFocus />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="month">
          {({ onChange, ...bind }) => (
            <MonthField
              {...bind}
              label={t('fields.month')}
              min={today.slice(0, 7)}
              onChange={(month) => onChange(month ?? '')}
            />
          )}
        </Bound>
        <Bound form={form} name="amountCents">
          {(bind) => <MoneyField {...bind} label={t('fields.amountCents')} help={t('amountHint')} />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="probabilityBps">
          {(bind) => <RateField {...bind} label={t('fields.probabilityBps')} />}
        </Bound>
        <Bound form={form} name="nature">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.nature')}
              onChange={(id) => onChange(forecastNatures.find((known) => known === id) ?? 'other')}
              choices={forecastNatures.map((id) => ({ id, label: treasury(`natures.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="operationId">
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
    </FormDialog>
  );
}
