import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import {
  orderedReceipts,
  receiptsFault,
  type ReceiptsFault,
  type TypedReceipt,
} from '#domain/simulation/study/hand-receipts.ts';
import { studyPriceCents } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { SimulationForm } from './simulation-form.ts';

interface ReceiptsDialogProps {
  readonly form: SimulationForm;
  /** Place of the lot, from 0. */
  readonly row: number;
  readonly plans: SimulationFormProps['paymentPlans'];
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

type Lot = SimulationFormValues['lots'][number];

const maxReceipts = 60;
const errorId = 'receipts-fault';

/** When the price of a lot comes in: by which schedule it is called or, known better, month by month, to the cent. */
export function ReceiptsDialog({ form, row, plans, isReadOnly, onClose }: ReceiptsDialogProps) {
  const t = useMessages(simulationMessages);
  const { money } = useFormat();
  const column = useLineColumns();
  const dates = useDateColumns();
  const trade = useMessages(tradeMessages);
  const { control, getValues, setValue } = form.control.form.form;
  const lot = useWatch({ control, name: `lots.${row}` }) as Lot | undefined;
  const typed = useForm<{ receipts: TypedReceipt[] }>({
    defaultValues: { receipts: [...(lot?.receipts ?? [])] },
  });
  const [fault, setFault] = useState<ReceiptsFault | null>(null);
  const [planId, setPlanId] = useState(lot?.paymentTemplateId ?? null);
  const [isForAll, setIsForAll] = useState(false);
  if (lot === undefined) return null;
  const priceCents = studyPriceCents(lot);
  const ownPlans = plans.filter(({ regime }) => regime === lot.saleMode);
  const applyPlan = (): void => {
    for (const [at, one] of getValues('lots').entries()) {
      if (at !== row && !(isForAll && one.saleMode === lot.saleMode)) continue;
      setValue(`lots.${at}.paymentTemplateId`, planId, { shouldDirty: true });
    }
  };
  const apply = (): boolean => {
    const receipts = typed.getValues('receipts');
    const found = receiptsFault(receipts, priceCents);
    setFault(found);
    if (found !== null) return false;
    applyPlan();
    setValue(`lots.${row}.receipts`, orderedReceipts(receipts), { shouldDirty: true });
    return true;
  };
  const textOf = (found: ReceiptsFault): string => {
    if (found.code === 'incomplete') return t('receipts.incomplete');
    return found.leftCents > 0
      ? t('receipts.missing', { amount: money(found.leftCents) })
      : t('receipts.tooMuch', { amount: money(-found.leftCents) });
  };
  return (
    <FormDialog
      title={t('receipts.title', { ref: lot.ref })}
      description={t('receipts.help', { price: money(priceCents ?? 0) })}
      size="lg"
      submitLabel={t('line.apply')}
      onSubmit={isReadOnly ? () => true : apply}
      onClose={onClose}
    >
      {ownPlans.length > 0 && (
        <>
          <Select
            name="receipts-plan"
            label={t('receipts.plan')}
            value={planId ?? ''}
            emptyLabel={t('receipts.legalPlan', { mode: trade(`saleMode.${lot.saleMode}`) })}
            choices={ownPlans.map(({ id, name }) => ({ id, label: name }))}
            isReadOnly={isReadOnly}
            error={form.control.form.errorOf(`lots.${row}.paymentTemplateId`)}
            onChange={(id) => setPlanId(id === '' ? null : id)}
          />
          {!isReadOnly && (
            <Checkbox
              name="receipts-for-all"
              label={t('receipts.forAll', { mode: trade(`saleMode.${lot.saleMode}`) })}
              value={isForAll}
              onChange={setIsForAll}
            />
          )}
        </>
      )}
      <LinesField
        form={{ form: typed, errorOf: () => undefined }}
        name="receipts"
        label={t('lots.receipts')}
        addLabel={t('receipts.add')}
        max={maxReceipts}
        blank={() => ({ month: lot.deedMonth, cents: null })}
        isReadOnly={isReadOnly}
        columns={[
          dates.month('month', t('money.month'), { placeholder: t('lots.monthHint') }),
          column.money('cents', t('money.amount'), { isSummed: true }),
        ]}
      />
      {fault !== null && <FieldError id={errorId} text={textOf(fault)} />}
    </FormDialog>
  );
}
