import { useState } from 'react';
import type { AccountingCodeProps, RuleRow } from '#contracts/client/accounting-code.ts';
import type { RuleTestAnswer } from '#contracts/client/accounting-code/payload.ts';
import { accountVatDefaults } from '#domain/accounting/code.ts';
import { movementSigns } from '#domain/accounting/stored-rule.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { store, test, update } from '#generated/routes/client/accounting-code/rule.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { StringListField } from '#ui/fields/StringListField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface RuleDialogProps {
  /** Null for a new one. */
  readonly rule: RuleRow | null;
  readonly props: Pick<AccountingCodeProps, 'accounts' | 'treasuryAccounts' | 'operations'>;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/accounting-code/payload.ts')).ruleFields;

type Values = Omit<RuleRow, 'id' | 'version' | 'hitsCount' | 'lastHitOn'>;

const blank: Values = {
  name: '',
  conditions: { labelHolds: [''], minCents: null, maxCents: null, sign: null, accountId: null, counterparty: '' },
  codeId: '',
  vat: 'none',
  operationId: null,
  isAutoValidated: false,
  isActive: true,
};

const valuesOf = ({ name, conditions, codeId, vat, operationId, isAutoValidated, isActive }: RuleRow): Values => ({
  name,
  conditions,
  codeId,
  vat,
  operationId,
  isAutoValidated,
  isActive,
});

const withoutBlanks = (conditions: Values['conditions']): Values['conditions'] => ({
  ...conditions,
  labelHolds: conditions.labelHolds.filter((words) => words.trim() !== ''),
});

/** What the conditions would take, asked for by a press. */
function Trial({ conditions }: { readonly conditions: () => Values['conditions'] }) {
  const t = useMessages(ruleMessages);
  const format = useFormat();
  const [answer, setAnswer] = useState<RuleTestAnswer | 'failed' | null>(null);
  const ask = async (): Promise<void> => {
    const found = await sendJson(test(), { conditions: withoutBlanks(conditions()) });
    setAnswer(found === null ? 'failed' : (found as RuleTestAnswer));
  };
  return (
    <Stack gap={2}>
      <Button size="sm" onClick={() => void ask()}>
        {t('test.action')}
      </Button>
      <Text isStatus as="p" tone="ink2">
        {answer === null ? '' : answer === 'failed' ? t('test.failed') : t('test.found', { count: answer.count })}
      </Text>
      {answer !== null && answer !== 'failed' && answer.lines.length > 0 && (
        <ItemList
          label={t('test.shown')}
          isCompact
          items={answer.lines.slice(0, 5).map(({ id, label, bookedOn, amountCents }) => ({
            id,
            title: label,
            detail: format.date(bookedOn),
            end: format.money(amountCents),
          }))}
        />
      )}
    </Stack>
  );
}

type RuleForm = ReturnType<typeof useAppForm<Values>>;

function ConditionFields({ form, treasuryAccounts }: { form: RuleForm } & Pick<AccountingCodeProps, 'treasuryAccounts'>) {
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

function GivenFields({ form, accounts, operations }: { form: RuleForm } & Pick<AccountingCodeProps, 'accounts' | 'operations'>) {
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
              choices={accountVatDefaults.map((id) => ({ id, label: account(`choices.vatDefault.${vatKey(id)}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="operationId">
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
      <Bound form={form} name="isAutoValidated">
        {(bind) => (
          <Switch {...bind} label={t('fields.isAutoValidated')} help={t('hints.isAutoValidated')} />
        )}
      </Bound>
      <Bound form={form} name="isActive">
        {(bind) => <Switch {...bind} label={t('fields.isActive')} />}
      </Bound>
    </>
  );
}

/** Asks for a rule, and shows which bank lines it would take. */
export function RuleDialog({ rule, props, onClose }: RuleDialogProps) {
  const t = useMessages(ruleMessages);
  const form = useAppForm<Values>({ schema, defaultValues: rule === null ? blank : valuesOf(rule) });
  const stale = form.errorOf('version') ?? form.errorOf('conditions');
  const send = async (): Promise<boolean> => {
    const target =
      rule === null
        ? ({ method: 'POST', href: store() } as const)
        : ({ method: 'PATCH', href: update(rule.id) } as const);
    const result = await form.submit({
      ...target,
      transform: (values) => ({
        ...values,
        conditions: withoutBlanks(values.conditions),
        ...(rule !== null && { version: rule.version }),
      }),
    });
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={rule === null ? t('create') : t('editTitle', { name: rule.name })}
      submitLabel={t(rule === null ? 'add' : 'save')}
      onSubmit={send}
      onClose={onClose}
    >
      {stale !== undefined && <FieldError id="rule-version-error" text={stale} />}
      <Bound form={form} name="name">
        {(bind) => <TextField {...bind} label={t('fields.name')} maxLength={80} autoFocus />}
      </Bound>
      <ConditionFields form={form} treasuryAccounts={props.treasuryAccounts} />
      <Trial conditions={() => form.form.getValues('conditions')} />
      <GivenFields form={form} accounts={props.accounts} operations={props.operations} />
    </FormDialog>
  );
}
