import type { GuaranteeRow } from '#contracts/client/operation/financing/index.ts';
import { guaranteeKinds } from '#domain/loan/guarantee.ts';
import { store, update } from '#generated/routes/client/operation/financing/guarantee.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payload = async () => import('#contracts/client/operation/financing/payload.ts');
/** The version, where there is one, is sent beside what the form holds. */
const schema = async () => (await payload()).storeGuarantee.payload;

interface GuaranteeDialogProps {
  readonly operationId: string;
  /** Null for a new one. */
  readonly guarantee: GuaranteeRow | null;
  /** What it may secure; the first is proposed. */
  readonly loans: readonly { readonly id: string; readonly label: string }[];
  readonly isLoanGiven: boolean;
  readonly onClose: () => void;
}

/** A guarantee, to enter or to change. */
export function GuaranteeDialog({
  operationId,
  guarantee,
  loans,
  isLoanGiven,
  onClose,
}: GuaranteeDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({
    schema,
    defaultValues:
      guarantee === null
        ? { ...blank, loanId: isLoanGiven ? (loans[0]?.id ?? null) : null }
        : {
            loanId: guarantee.loan?.id ?? null,
            kind: guarantee.kind,
            issuer: guarantee.issuer,
            amountCents: guarantee.amountCents,
            rank: guarantee.rank,
            issuedOn: guarantee.issuedOn,
            expiresOn: guarantee.expiresOn,
            costCents: guarantee.costCents,
            setupCents: guarantee.setupCents,
            rateBps: guarantee.rateBps,
            baseCents: guarantee.baseCents,
          },
  });
  const { field } = fieldsOf(form);
  const ofOperation = { operation: operationId };
  const title = t(guarantee === null ? 'guarantees.add' : 'guarantees.edit');
  return (
    <ActionDialog
      form={form}
      title={title}
      submitLabel={title}
      action={
        guarantee === null
          ? { method: 'POST', href: store(ofOperation) }
          : {
              method: 'PUT',
              href: update({ ...ofOperation, guarantee: guarantee.id }),
              transform: (values) => ({ ...values, version: guarantee.version }),
            }
      }
      onClose={onClose}
    >
      <FieldRow>
        {field('kind', Select, {
          label: t('guarantees.kind'),
          choices: guaranteeKinds.map((id) => ({ id, label: t(`choices.guaranteeKind.${id}`) })),
        })}
        {field('loanId', Select, {
          label: t('guarantees.loan'),
          choices: loans,
          emptyLabel: t('guarantees.noLoan'),
          placeholder: t('guarantees.noLoan'),
        })}
      </FieldRow>
      <FieldRow>
        {field('issuer', TextField, { label: t('guarantees.issuer'), maxLength: 120 })}
        <Bound form={form} name="amountCents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? null}
              onChange={(amount) => bind.onChange(amount ?? Number.NaN)}
              label={t('guarantees.amount')}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow columns={3}>
        {field('issuedOn', DateField, { label: t('guarantees.issuedOn'), isOptional: true })}
        {field('expiresOn', DateField, { label: t('guarantees.expiresOn'), isOptional: true })}
        {field('rank', IntegerField, { label: t('guarantees.rank'), isOptional: true })}
      </FieldRow>
      <FieldRow>
        {field('costCents', MoneyField, {
          label: t('guarantees.cost'),
          help: t('guarantees.costHelp'),
          isOptional: true,
        })}
        {field('setupCents', MoneyField, { label: t('guarantees.setup'), isOptional: true })}
      </FieldRow>
      <FieldRow>
        {field('rateBps', RateField, { label: t('guarantees.rate'), isOptional: true })}
        {field('baseCents', MoneyField, { label: t('guarantees.base'), isOptional: true })}
      </FieldRow>
    </ActionDialog>
  );
}

const blank = {
  kind: 'hlspd',
  issuer: '',
  rank: null,
  issuedOn: null,
  expiresOn: null,
  costCents: null,
  setupCents: null,
  rateBps: null,
  baseCents: null,
} as const;
