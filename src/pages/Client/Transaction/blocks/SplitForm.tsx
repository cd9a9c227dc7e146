import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { splitRates } from '#domain/accounting/movement-filters.ts';
import { rateOfVat } from '#domain/accounting/vat-rate.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm, type AppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { codeChoices } from './code-choices.ts';

/** The parts of a movement as their form holds them. */
export interface SplitValues {
  splits: {
    codeId: string;
    operationId: string | null;
    label: string;
    amountCents: number | null;
    vatBps: number;
  }[];
}
export type SplitForm = AppForm<SplitValues, SplitValues>;

type Choices = Pick<TransactionPageProps, 'codes' | 'operations'>;

const schema = async () => {
  const { splitTransaction } = await import('#contracts/client/transaction/payload.ts');
  return splitTransaction.payload.omit({ version: true });
};

const blankPart = (amountCents: number, operationId: string | null): SplitValues['splits'][number] => ({
  codeId: '',
  operationId,
  label: '',
  amountCents,
  vatBps: 0,
});

/** The form of the parts of a movement: as they are, else one part without account. */
export function useSplitForm({ splits, amountCents, operationId }: OpenedTransaction): SplitForm {
  return useAppForm<SplitValues>({
    schema: schema,
    defaultValues: {
      splits:
        splits.length > 0
          ? splits.map((part) => ({
              codeId: part.codeId,
              operationId: part.operationId,
              label: part.label,
              amountCents: part.amountCents,
              vatBps: part.vatBps,
            }))
          : [blankPart(amountCents, operationId)],
    },
  });
}

/** Puts the whole movement, or the part that has no account yet, on an account with its usual tax. */
export function putOnCode(form: SplitForm, code: TransactionPageProps['codes'][number]): void {
  const parts = form.form.getValues('splits');
  const at = Math.max(
    0,
    parts.findIndex(({ codeId }) => codeId === ''),
  );
  form.form.setValue(`splits.${at}.codeId`, code.id, { shouldDirty: true });
  form.form.setValue(`splits.${at}.vatBps`, rateOfVat(code.vatDefault), { shouldDirty: true });
}

/** The parts of a movement: account, operation, amount with tax, rate. */
export function SplitFields({
  form,
  movement,
  codes,
  operations,
}: Choices & { readonly form: SplitForm; readonly movement: OpenedTransaction }) {
  const t = useMessages(transactionMessages);
  const { control } = form.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'splits' });
  const given = useWatch({ control, name: 'splits' });
  const gap = given.reduce((rest, { amountCents }) => rest - (amountCents ?? 0), movement.amountCents);
  const problem = form.errorOf('splits');
  return (
    <Stack gap={4}>
      {fields.map((field, rank) => (
        <PartFields
          key={field.id}
          form={form}
          rank={rank}
          codes={codes}
          operations={operations}
          onRemove={fields.length > 1 ? () => remove(rank) : null}
        />
      ))}
      <Inline gap={3}>
        <Button
          size="sm"
          icon={Plus}
          inactiveReason={fields.length >= 20 ? '20' : undefined}
          onClick={() => append(blankPart(gap, movement.operationId))}
        >
          {t('panel.addPart')}
        </Button>
        <Gap gapCents={gap} />
      </Inline>
      {problem !== undefined && <FieldError id="splits-error" text={problem} />}
    </Stack>
  );
}

/** What the parts leave of the movement. */
function Gap({ gapCents }: { readonly gapCents: number }) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  return (
    <Text isStatus tone={gapCents === 0 ? 'ink3' : 'neg'}>
      {Number.isFinite(gapCents) && gapCents !== 0
        ? t('panel.gap', { amount: format.money(gapCents) })
        : t('panel.balanced')}
    </Text>
  );
}

function PartFields({
  form,
  rank,
  codes,
  operations,
  onRemove,
}: Choices & { readonly form: SplitForm; readonly rank: number; readonly onRemove: (() => void) | null }) {
  const t = useMessages(transactionMessages);
  return (
    <Stack gap={2}>
      <Bound form={form} name={`splits.${rank}.codeId`}>
        {({ value, onChange, ...bind }) => (
          <Combobox
            {...bind}
            label={t('fields.codeId')}
            value={value === '' ? null : value}
            onChange={(id) => {
              onChange(id ?? '');
              const code = codes.find((one) => one.id === id);
              if (code) form.form.setValue(`splits.${rank}.vatBps`, rateOfVat(code.vatDefault));
            }}
            choices={codeChoices(codes)}
            {...(onRemove !== null && {
              labelEnd: (
                <Button size="sm" variant="discreet" icon={Trash2} onClick={onRemove}>
                  {t('panel.remove')}
                </Button>
              ),
            })}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name={`splits.${rank}.amountCents`}>
          {(bind) => <MoneyField {...bind} label={t('panel.amount')} />}
        </Bound>
        <Bound form={form} name={`splits.${rank}.vatBps`}>
          {({ value, onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.vatBps')}
              value={String(value)}
              onChange={(rate) => onChange(Number(rate))}
              choices={splitRates.map((rate) => ({ id: String(rate), label: t(`choices.vatBps.r${rate}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name={`splits.${rank}.operationId`}>
        {(bind) => <Combobox {...bind} label={t('fields.operationId')} choices={operations} isOptional />}
      </Bound>
    </Stack>
  );
}
