import type { CompanyAccountRow } from '#contracts/client/accounting-code.ts';
import { accountNatures, accountVatDefaults } from '#domain/accounting/code.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { store, update } from '#generated/routes/client/accounting-code.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import { Bound, type FieldBinding } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface AccountDialogProps {
  /** Null for a new one. */
  readonly account: CompanyAccountRow | null;
  /** The chart, of which a new account prolongs one. */
  readonly accounts: readonly CompanyAccountRow[];
  readonly canSave: boolean;
  readonly onClose: () => void;
}

const newSchema = async () =>
  (await import('#contracts/client/accounting-code/payload.ts')).storeCompanyAccount.payload;
const changeSchema = async () =>
  (await import('#contracts/client/accounting-code/payload.ts')).updateCompanyAccount.payload;

type NewValues = Pick<
  CompanyAccountRow,
  'code' | 'label' | 'nature' | 'vatDefault' | 'isOperationRequired'
> & {
  readonly parentCode: string;
};
const blank: NewValues = {
  code: '',
  parentCode: '',
  label: '',
  nature: 'autre',
  vatDefault: null,
  isOperationRequired: false,
};

interface FieldProps<Value> {
  readonly bind: FieldBinding<Value>;
  readonly isReadOnly?: boolean;
}

function NatureField({ bind: { onChange, ...bind }, ...look }: FieldProps<CompanyAccountRow['nature']>) {
  const t = useMessages(accountMessages);
  return (
    <Select
      {...bind}
      {...look}
      label={t('fields.nature')}
      onChange={(id) => onChange(accountNatures.find((known) => known === id) ?? 'autre')}
      choices={accountNatures.map((id) => ({ id, label: t(`choices.nature.${id}`) }))}
    />
  );
}

function VatField({ bind: { onChange, ...bind }, ...look }: FieldProps<CompanyAccountRow['vatDefault']>) {
  const t = useMessages(accountMessages);
  return (
    <Select
      {...bind}
      {...look}
      label={t('fields.vatDefault')}
      onChange={(id) => onChange(accountVatDefaults.find((known) => known === id) ?? null)}
      choices={accountVatDefaults.map((id) => ({ id, label: t(`choices.vatDefault.${vatKey(id)}`) }))}
      isOptional
    />
  );
}

function RequiredField({ bind, isReadOnly = false }: FieldProps<boolean>) {
  const t = useMessages(accountMessages);
  return (
    <Switch
      {...bind}
      isDisabled={isReadOnly}
      label={t('fields.isOperationRequired')}
      help={t('help.isOperationRequired')}
    />
  );
}

/** Asks for a new account below one of the chart. */
function NewAccount({ accounts, onClose }: AccountDialogProps) {
  const t = useMessages(accountMessages);
  const form = useAppForm({
    schema: newSchema,
    defaultValues: blank,
  });
  const { field } = fieldsOf(form);
  const follow = (code: string): void => {
    const parent = accounts.find((account) => account.code === code);
    if (parent === undefined) return;
    form.form.setValue('nature', parent.nature);
    form.form.setValue('vatDefault', parent.vatDefault);
    form.form.setValue('isOperationRequired', parent.isOperationRequired);
    form.form.setValue('code', parent.code);
  };
  return (
    <ActionDialog
      form={form}
      title={t('create')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: store() }}
      onClose={onClose}
    >
      <Bound form={form} name="parentCode">
        {({ value, onChange, ...bind }) => (
          <Combobox
            {...bind}
            label={t('fields.parentCode')}
            value={value === '' ? null : value}
            onChange={(code) => {
              onChange(code ?? '');
              if (code !== null) follow(code);
            }}
            choices={accounts.map(({ code, label }) => ({ id: code, label: `${code} ${label}` }))}
            autoFocus
          />
        )}
      </Bound>
      {field('code', TextField, { label: t('fields.code'), help: t('help.code'), maxLength: 8 })}
      {field('label', TextField, { label: t('fields.label'), maxLength: 120 })}
      <FieldRow>
        <Bound form={form} name="nature">
          {(bind) => <NatureField bind={bind} />}
        </Bound>
        <Bound form={form} name="vatDefault">
          {(bind) => <VatField bind={bind} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isOperationRequired">
        {(bind) => <RequiredField bind={bind} />}
      </Bound>
    </ActionDialog>
  );
}

/** Asks what the company calls an account and how it uses it, or shows one. */
function KnownAccount({ account, canSave, onClose }: AccountDialogProps & { account: CompanyAccountRow }) {
  const t = useMessages(accountMessages);
  const form = useAppForm({
    schema: changeSchema,
    defaultValues: {
      label: account.label,
      nature: account.nature,
      vatDefault: account.vatDefault,
      isOperationRequired: account.isOperationRequired,
      isActive: account.isActive,
      version: account.version,
    },
  });
  const { field } = fieldsOf(form);
  const stale = form.errorOf('version');
  const send = async (): Promise<boolean> => {
    if (!canSave) return true;
    const result = await form.submit({ method: 'PATCH', href: update(account.id) });
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={t('editTitle', { code: account.code })}
      submitLabel={t('save')}
      onSubmit={send}
      onClose={onClose}
    >
      {stale !== undefined && <FieldError id="account-version-error" text={stale} />}
      {field('label', TextField, {
        label: t('fields.label'),
        maxLength: 120,
        isReadOnly: !canSave,
        autoFocus: canSave,
      })}
      <FieldRow>
        <Bound form={form} name="nature">
          {(bind) => <NatureField bind={bind} isReadOnly={!canSave} />}
        </Bound>
        <Bound form={form} name="vatDefault">
          {(bind) => <VatField bind={bind} isReadOnly={!canSave} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isOperationRequired">
        {(bind) => <RequiredField bind={bind} isReadOnly={!canSave} />}
      </Bound>
      {field('isActive', Switch, {
        label: t('fields.isActive'),
        isDisabled: !canSave,
        help: t('help.isActive'),
      })}
    </FormDialog>
  );
}

/** An account of the company's chart in a window. */
export function AccountDialog(props: AccountDialogProps) {
  const { account } = props;
  return account === null ? <NewAccount {...props} /> : <KnownAccount {...props} account={account} />;
}
