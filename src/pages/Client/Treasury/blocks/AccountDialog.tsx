import type { ShownTreasuryAccount, TreasuryProps } from '#contracts/client/treasury.ts';
import { treasuryAccountKinds } from '#domain/accounting/movement.ts';
import { store, update } from '#generated/routes/client/treasury/account.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IbanField } from '#ui/fields/IbanField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface AccountDialogProps extends Pick<TreasuryProps, 'operations' | 'codes' | 'today'> {
  /** Null for a new one. */
  readonly account: ShownTreasuryAccount | null;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/treasury/payload.ts')).treasuryAccountFields;

const valuesOf = (account: ShownTreasuryAccount | null, today: string) => ({
  label: account?.label ?? '',
  kind: account?.kind ?? 'courant',
  bankName: account?.bankName ?? '',
  iban: '',
  bic: account?.bic ?? '',
  operationId: account?.operationId ?? null,
  codeId: account?.codeId ?? '',
  openingBalanceCents: account?.openingBalanceCents ?? 0,
  openingOn: account?.openingOn ?? today,
  overdraftLimitCents: account?.overdraftLimitCents ?? 0,
  lowAlertCents: account?.lowAlertCents ?? null,
});

type Values = ReturnType<typeof valuesOf>;
/** As they are typed: an amount may be blank. */
type AccountValues = Omit<Values, 'openingBalanceCents' | 'overdraftLimitCents'> &
  Readonly<Record<'openingBalanceCents' | 'overdraftLimitCents', number | null>>;

/** Asks for a bank account; the IBAN that is kept is not filled in. */
export function AccountDialog({ account, operations, codes, today, onClose }: AccountDialogProps) {
  const t = useMessages(treasuryMessages);
  const form = useAppForm<AccountValues>({
    schema: schema as never,
    defaultValues: valuesOf(account, today),
  });
  const problem = form.errorOf('version');
  const send = async (): Promise<boolean> => {
    const target =
      account === null
        ? ({ method: 'POST', href: store() } as const)
        : ({ method: 'PATCH', href: update(account.id) } as const);
    const transform = (values: object) =>
      account === null ? values : { ...values, version: account.version };
    return (await form.submit({ ...target, transform: transform as never }))?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={account === null ? t('accounts.create') : t('accounts.editTitle', { name: account.label })}
      submitLabel={t(account === null ? 'accounts.add' : 'accounts.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {problem !== undefined && <FieldError id="account-error" text={problem} />}
      <FieldRow>
        <Bound form={form} name="label">
          {(bind) => <TextField {...bind} label={t('fields.label')} maxLength={80} autoFocus />}
        </Bound>
        <Bound form={form} name="kind">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.kind')}
              onChange={(id) => onChange(treasuryAccountKinds.find((known) => known === id) ?? 'courant')}
              choices={treasuryAccountKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="bankName">
        {(bind) => <TextField {...bind} label={t('fields.bankName')} maxLength={80} isOptional />}
      </Bound>
      <Bound form={form} name="iban">
        {(bind) => (
          <IbanField
            {...bind}
            label={t('fields.iban')}
            isOptional
            {...(account?.ibanMasked && { help: `${account.ibanMasked} · ${t('ibanHelp')}` })}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="bic">
          {(bind) => <TextField {...bind} label={t('fields.bic')} isOptional autoComplete="off" />}
        </Bound>
        <Bound form={form} name="codeId">
          {({ value, onChange, ...bind }) => (
            <Combobox
              {...bind}
              label={t('fields.codeId')}
              value={value === '' ? null : value}
              onChange={(id) => onChange(id ?? '')}
              choices={codes}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="operationId">
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="openingBalanceCents">
          {(bind) => <MoneyField {...bind} label={t('fields.openingBalanceCents')} />}
        </Bound>
        <Bound form={form} name="openingOn">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('fields.openingOn')} onChange={(day) => onChange(day ?? '')} />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="overdraftLimitCents">
          {(bind) => <MoneyField {...bind} label={t('fields.overdraftLimitCents')} />}
        </Bound>
        <Bound form={form} name="lowAlertCents">
          {(bind) => <MoneyField {...bind} label={t('fields.lowAlertCents')} isOptional />}
        </Bound>
      </FieldRow>
    </FormDialog>
  );
}
