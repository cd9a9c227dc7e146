import type { AccountRow } from '#contracts/admin/accounting-code/index.ts';
import { accountKinds, accountNatures, accountSides, accountVatDefaults } from '#domain/accounting/code.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { store, update } from '#generated/routes/admin/accounting-code.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface AccountDialogProps {
  /** Null for a new one. */
  readonly account: AccountRow | null;
  readonly canSave: boolean;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/accounting-code/payload.ts')).accountPayload;

const blank = {
  code: '',
  label: '',
  parentCode: null,
  kind: 'charge',
  nature: 'autre',
  vatDefault: null,
  side: 'debit',
  isOperationRequired: false,
  isActive: true,
} as const;

const fieldsOf = ({
  code,
  label,
  parentCode,
  kind,
  nature,
  vatDefault,
  side,
  isOperationRequired,
  isActive,
}: AccountRow) => ({
  code,
  label,
  parentCode,
  kind,
  nature,
  vatDefault,
  side,
  isOperationRequired,
  isActive,
});

/** Asks for an account of the chart, or shows one. */
export function AccountDialog({ account, canSave, onClose }: AccountDialogProps) {
  const t = useMessages(chartMessages);
  const form = useAppForm({
    schema,
    defaultValues: account === null ? blank : fieldsOf(account),
  });
  const stale = form.errorOf('version');
  const look = canSave ? {} : { isReadOnly: true };
  const send = async (): Promise<boolean> => {
    if (!canSave) return true;
    const result = await form.submit(
      account === null
        ? { method: 'POST', href: store() }
        : {
            method: 'PATCH',
            href: update(account.id),
            transform: (values) => ({ ...values, version: account.version }),
          },
    );
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={account === null ? t('create') : t('editTitle', { code: account.code })}
      submitLabel={t(account === null ? 'add' : 'save')}
      onSubmit={send}
      onClose={onClose}
    >
      {stale !== undefined && <FieldError id="account-version-error" text={stale} />}
      <FieldRow>
        <Bound form={form} name="code">
          {(bind) => (
            <TextField
              {...bind}
              {...look}
              label={t('fields.code')}
              help={t('help.code')}
              maxLength={8}
              isReadOnly={account !== null}
              autoFocus={account === null}
            />
          )}
        </Bound>
        <Bound form={form} name="parentCode">
          {({ value, onChange, ...bind }) => (
            <TextField
              {...bind}
              {...look}
              label={t('fields.parentCode')}
              value={value ?? ''}
              onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} {...look} label={t('fields.label')} maxLength={120} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="kind">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              {...look}
              label={t('fields.kind')}
              onChange={(id) => onChange(accountKinds.find((known) => known === id) ?? 'charge')}
              choices={accountKinds.map((id) => ({ id, label: t(`choices.kind.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="side">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              {...look}
              label={t('fields.side')}
              onChange={(id) => onChange(accountSides.find((known) => known === id) ?? 'debit')}
              choices={accountSides.map((id) => ({ id, label: t(`choices.side.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="nature">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              {...look}
              label={t('fields.nature')}
              onChange={(id) => onChange(accountNatures.find((known) => known === id) ?? 'autre')}
              choices={accountNatures.map((id) => ({ id, label: t(`choices.nature.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="vatDefault">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              {...look}
              label={t('fields.vatDefault')}
              onChange={(id) => onChange(accountVatDefaults.find((known) => known === id) ?? null)}
              choices={accountVatDefaults.map((id) => ({ id, label: t(`choices.vatDefault.${vatKey(id)}`) }))}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isOperationRequired">
        {(bind) => (
          <Switch
            {...bind}
            isDisabled={!canSave}
            label={t('fields.isOperationRequired')}
            help={t('help.isOperationRequired')}
          />
        )}
      </Bound>
      <Bound form={form} name="isActive">
        {(bind) => (
          <Switch {...bind} isDisabled={!canSave} label={t('fields.isActive')} help={t('help.isActive')} />
        )}
      </Bound>
    </FormDialog>
  );
}
