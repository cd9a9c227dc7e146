import type { ShownTreasuryAccount, TreasuryProps } from '#contracts/client/treasury.ts';
import { snapshot, transfer } from '#generated/routes/client/treasury.ts';
import { statement } from '#generated/routes/client/treasury/account.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface Closing {
  readonly onClose: () => void;
}

const payloads = () => import('#contracts/client/treasury/payload.ts');
const statementSchema = async () => (await payloads()).statementTreasuryAccount.payload;
const transferSchema = async () => (await payloads()).transferTreasury.payload;
const snapshotSchema = async () => (await payloads()).snapshotTreasury.payload;

/** Asks for what the bank says stands on an account. */
export function StatementDialog({
  account,
  today,
  onClose,
}: Closing & Pick<TreasuryProps, 'today'> & { readonly account: ShownTreasuryAccount }) {
  const t = useMessages(treasuryMessages);
  const form = useAppForm<{ bankBalanceCents: number | null; bankBalanceOn: string }>({
    schema: statementSchema,
    defaultValues: { bankBalanceCents: account.bankBalanceCents, bankBalanceOn: today },
  });
  return (
    <ActionDialog
      form={form}
      title={t('accounts.statement')}
      submitLabel={t('accounts.save')}
      action={{ method: 'PUT', href: statement(account.id) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="bankBalanceCents">
          {(bind) => <MoneyField {...bind} label={t('fields.bankBalanceCents')} autoFocus />}
        </Bound>
        <Bound form={form} name="bankBalanceOn">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('fields.bankBalanceOn')} onChange={(day) => onChange(day ?? '')} />
          )}
        </Bound>
      </FieldRow>
    </ActionDialog>
  );
}

/** Asks for money that goes from one account of the company to another. */
export function TransferDialog({
  accounts,
  today,
  onClose,
}: Closing & Pick<TreasuryProps, 'accounts' | 'today'>) {
  const t = useMessages(treasuryMessages);
  const [first, second] = accounts;
  const form = useAppForm<{
    fromId: string;
    toId: string;
    amountCents: number | null;
    on: string;
    label: string;
  }>({
    schema: transferSchema,
    defaultValues: {
      fromId: first?.id ?? '',
      toId: second?.id ?? '',
      amountCents: null,
      on: today,
      label: t('transfers.create'),
    },
  });
  return (
    <ActionDialog
      form={form}
      title={t('transfers.create')}
      submitLabel={t('transfers.send')}
      action={{ method: 'POST', href: transfer() }}
      onClose={onClose}
    >
      <FieldRow>
        {(['fromId', 'toId'] as const).map((name) => (
          <Bound key={name} form={form} name={name}>
            {({ onChange, ...bind }) => (
              <Select
                {...bind}
                label={t(`fields.${name}`)}
                choices={accounts}
                onChange={(id) => onChange(id ?? '')}
              />
            )}
          </Bound>
        ))}
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="amountCents">
          {(bind) => <MoneyField {...bind} label={t('fields.amountCents')} autoFocus />}
        </Bound>
        <Bound form={form} name="on">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('fields.on')} onChange={(day) => onChange(day ?? '')} />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} label={t('fields.label')} maxLength={140} />}
      </Bound>
    </ActionDialog>
  );
}

/** Asks what a snapshot is called. */
export function SnapshotDialog({ onClose }: Closing) {
  const t = useMessages(treasuryMessages);
  const form = useAppForm({ schema: snapshotSchema, defaultValues: { label: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('snapshots.create')}
      submitLabel={t('snapshots.send')}
      action={{ method: 'POST', href: snapshot() }}
      onClose={onClose}
    >
      {field('label', TextField, { label: t('fields.snapshot'), maxLength: 80, autoFocus: true })}
    </ActionDialog>
  );
}
