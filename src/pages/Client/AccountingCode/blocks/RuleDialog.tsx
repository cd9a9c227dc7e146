import type { AccountingCodeProps, RuleRow } from '#contracts/client/accounting-code.ts';
import { store, update } from '#generated/routes/client/accounting-code/rule.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ConditionFields, GivenFields } from './RuleFields.tsx';
import { RuleTrial } from './RuleTrial.tsx';
import { withoutBlanks, type RuleValues } from './rule-values.ts';

export interface RuleDialogProps {
  /** Null for a new one. */
  readonly rule: RuleRow | null;
  readonly props: Pick<AccountingCodeProps, 'accounts' | 'treasuryAccounts' | 'operations'>;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/accounting-code/payload.ts')).ruleFields;

const blank: RuleValues = {
  name: '',
  conditions: {
    labelHolds: [''],
    minCents: null,
    maxCents: null,
    sign: null,
    accountId: null,
    counterparty: '',
  },
  codeId: '',
  vat: 'none',
  operationId: null,
  isAutoValidated: false,
  isActive: true,
};

const valuesOf = ({
  name,
  conditions,
  codeId,
  vat,
  operationId,
  isAutoValidated,
  isActive,
}: RuleRow): RuleValues => ({
  name,
  conditions,
  codeId,
  vat,
  operationId,
  isAutoValidated,
  isActive,
});

/** Asks for a rule, and shows which bank lines it would take. */
export function RuleDialog({ rule, props, onClose }: RuleDialogProps) {
  const t = useMessages(ruleMessages);
  const form = useAppForm<RuleValues>({ schema, defaultValues: rule === null ? blank : valuesOf(rule) });
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
      <RuleTrial conditions={() => form.form.getValues('conditions')} />
      <GivenFields form={form} accounts={props.accounts} operations={props.operations} />
    </FormDialog>
  );
}
