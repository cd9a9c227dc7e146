import type { AccountingCodeProps } from '#contracts/client/accounting-code.ts';
import { accountVatDefaults } from '#domain/accounting/code.ts';
import { movementSigns } from '#domain/accounting/stored-rule.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import type { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { StringListField } from '#ui/fields/StringListField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { RuleValues } from './rule-values.ts';

type RuleForm = ReturnType<typeof useAppForm<RuleValues>>;

/** What a rule asks of a bank line. */
export function ConditionFields({
  form,
  treasuryAccounts,
}: { form: RuleForm } & Pick<AccountingCodeProps, 'treasuryAccounts'>) {
  const t = useMessages(ruleMessages);
  return (
    <>
      <Bound form={form} name="conditions.labelHolds">
        {({ onChange, ...bind }) => (
          <StringListField
            {...bind}
            onChange={(words) => onChange([...words])}
            label={t('fields.labelHolds')}
            help={t('hints.labelHolds')}
            addLabel={t('addWords')}
            maxLength={80}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="conditions.minCents">
          {(bind) => <MoneyField {...bind} label={t('fields.minCents')} isOptional />}
        </Bound>
        <Bound form={form} name="conditions.maxCents">
          {(bind) => <MoneyField {...bind} label={t('fields.maxCents')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="conditions.sign">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.sign')}
              emptyLabel={t('any')}
              onChange={(id) => onChange(movementSigns.find((known) => known === id) ?? null)}
              choices={movementSigns.map((id) => ({ id, label: t(`signs.${id}`) }))}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="conditions.accountId">
          {(bind) => (
            <Select
              {...bind}
              label={t('fields.accountId')}
              emptyLabel={t('any')}
              choices={treasuryAccounts}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="conditions.counterparty">
        {(bind) => <TextField {...bind} label={t('fields.counterparty')} maxLength={120} isOptional />}
      </Bound>
    </>
  );
}

/** What a rule gives a bank line. */
export function GivenFields({
  form,
  accounts,
  operations,
}: { form: RuleForm } & Pick<AccountingCodeProps, 'accounts' | 'operations'>) {
  const t = useMessages(ruleMessages);
  const account = useMessages(accountMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="codeId">
          {({ value, onChange, ...bind }) => (
            <Combobox
              {...bind}
              label={t('fields.codeId')}
              value={value === '' ? null : value}
              onChange={(id) => onChange(id ?? '')}
              choices={accounts
                .filter(({ isActive }) => isActive)
                .map(({ id, code, label }) => ({ id, label: `${code} ${label}` }))}
            />
          )}
        </Bound>
        <Bound form={form} name="vat">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.vat')}
              onChange={(id) => onChange(accountVatDefaults.find((known) => known === id) ?? 'none')}
              choices={accountVatDefaults.map((id) => ({
                id,
                label: account(`choices.vatDefault.${vatKey(id)}`),
              }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="operationId">
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
      <Bound form={form} name="isAutoValidated">
        {(bind) => <Switch {...bind} label={t('fields.isAutoValidated')} help={t('hints.isAutoValidated')} />}
      </Bound>
      <Bound form={form} name="isActive">
        {(bind) => <Switch {...bind} label={t('fields.isActive')} />}
      </Bound>
    </>
  );
}
