import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { prepay, rate } from '#generated/routes/client/operation/financing.ts';
import { store as storePaper } from '#generated/routes/client/operation/financing/paper.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { PrepayQuote } from './PrepayQuote.tsx';

const payload = async () => import('#contracts/client/operation/financing/payload.ts');
const rateSchema = async () => (await payload()).changeLoanRate.payload;
const prepaySchema = async () => (await payload()).prepayLoan.payload;
const paperSchema = async () => (await payload()).storeLoanPaper.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export interface MoneyDialogProps {
  readonly kind: 'rate' | 'prepay' | 'paper';
  readonly parameters: { readonly operation: string; readonly loan: string };
  readonly version: number;
  readonly values: LoanFormProps['form']['values'];
  readonly given: LoanFormProps['schedule'];
  readonly drawdowns: LoanFormProps['drawdowns'];
  readonly outstandingCents: number;
  readonly today: string;
  readonly onClose: () => void;
}

/** Records an index, an early repayment or a paper of a saved loan. */
export function MoneyDialog(props: MoneyDialogProps) {
  if (props.kind === 'rate') return <RateDialog {...props} />;
  return props.kind === 'prepay' ? <PrepayDialog {...props} /> : <PaperDialog {...props} />;
}

function RateDialog({ parameters, version, today, onClose }: MoneyDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({
    schema: rateSchema,
    defaultValues: { version, from: today, indexRateBps: null },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('rate.add')}
      submitLabel={t('rate.add')}
      action={{ method: 'POST', href: rate(parameters) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('from', DateField, { label: t('rate.from') })}
        {field('indexRateBps', RateField, { label: t('rate.index'), autoFocus: true })}
      </FieldRow>
    </ActionDialog>
  );
}

function PrepayDialog(props: MoneyDialogProps) {
  const { parameters, version, outstandingCents, today, onClose } = props;
  const t = useMessages(financingMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: prepaySchema,
    defaultValues: { version, on: today, cents: outstandingCents },
  });
  const { field } = fieldsOf(form);
  const [on, amountCents] = form.form.watch(['on', 'cents']);
  return (
    <ActionDialog
      form={form}
      title={t('prepay.add')}
      submitLabel={t('prepay.add')}
      action={{ method: 'POST', href: prepay(parameters) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('on', DateField, { label: t('prepay.on'), max: today })}
        {field('cents', MoneyField, {
          label: t('prepay.amount'),
          help: t('prepay.owed', { amount: money(outstandingCents, { decimals: 2 }) }),
        })}
      </FieldRow>
      <PrepayQuote
        values={props.values}
        given={props.given}
        on={on}
        amountCents={amountCents}
        today={today}
      />
    </ActionDialog>
  );
}

function PaperDialog({ parameters, drawdowns, onClose }: MoneyDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({ schema: paperSchema, defaultValues: { label: '', drawdownId: null } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('papers.add')}
      action={{ method: 'POST', href: storePaper(parameters) }}
      onClose={onClose}
    >
      {field('label', TextField, { label: t('papers.label'), maxLength: 120, autoFocus: true })}
      {drawdowns.length > 0 &&
        field('drawdownId', Select, {
          label: t('papers.drawdown'),
          choices: drawdowns.map(({ id, label }) => ({ id, label })),
          emptyLabel: t('papers.none'),
          placeholder: t('papers.none'),
        })}
      {field('file', FileField, { label: t('papers.file'), formats })}
    </ActionDialog>
  );
}
