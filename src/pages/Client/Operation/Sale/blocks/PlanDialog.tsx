import { useState } from 'react';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import { salePlanModes, type SalePlanMode } from '#domain/sale/enums.ts';
import { update } from '#generated/routes/client/operation/sale/plan.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface PlanDialogProps extends Pick<SaleIndexProps, 'plan' | 'agents'> {
  readonly operation: string;
  readonly onClose: () => void;
}

/** As they are typed: a number that was emptied is null. */
type PlanValues = Omit<
  SaleIndexProps['plan'],
  'status' | 'openedOn' | 'optionDays' | 'depositRateBps' | 'paymentTermDays'
> & {
  readonly optionDays: number | null;
  readonly depositRateBps: number | null;
  readonly paymentTermDays: number | null;
};

/** How the sale is led: fees, agents, options, deposits, terms. */
export function PlanDialog({ operation, plan, agents, onClose }: PlanDialogProps) {
  const t = useMessages(saleMessages);
  const visit = useVisit();
  const { status: _status, openedOn: _openedOn, ...first } = plan;
  const [values, setValues] = useState<PlanValues>(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set =
    <Key extends keyof PlanValues>(key: Key) =>
    (value: PlanValues[Key]) =>
      setValues((all) => ({ ...all, [key]: value }));
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'PUT',
      href: update({ operation }),
      data: values,
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['version'] ?? errors['base'];
  return (
    <FormDialog title={t('plan.title')} submitLabel={t('plan.submit')} onSubmit={send} onClose={onClose}>
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <FieldRow>
        <Select
          name="plan-mode"
          label={t('plan.mode')}
          value={values.mode}
          choices={salePlanModes.map((mode) => ({ id: mode, label: t(`saleModes.${mode}`) }))}
          onChange={(mode) => mode !== null && set('mode')(mode as SalePlanMode)}
          error={errors['mode']}
        />
        <RateField
          name="plan-fee"
          label={t('plan.feeRateBps')}
          value={values.feeRateBps}
          onChange={set('feeRateBps')}
          error={errors['feeRateBps']}
          isOptional
        />
      </FieldRow>
      <MultiSelect
        name="plan-agents"
        label={t('plan.agentContactIds')}
        value={values.agentContactIds}
        choices={agents.map(({ id, name }) => ({ id, label: name }))}
        onChange={(ids) => set('agentContactIds')([...ids])}
        error={errors['agentContactIds']}
        isOptional
      />
      <FieldRow columns={3}>
        <IntegerField
          name="plan-option"
          label={t('plan.optionDays')}
          value={values.optionDays}
          onChange={set('optionDays')}
          error={errors['optionDays']}
        />
        <RateField
          name="plan-deposit"
          label={t('plan.depositRateBps')}
          value={values.depositRateBps}
          onChange={set('depositRateBps')}
          error={errors['depositRateBps']}
        />
        <IntegerField
          name="plan-term"
          label={t('plan.paymentTermDays')}
          value={values.paymentTermDays}
          onChange={set('paymentTermDays')}
          error={errors['paymentTermDays']}
        />
      </FieldRow>
      <Checkbox
        name="plan-floor"
        label={t('plan.floorPriceAlert')}
        value={values.floorPriceAlert}
        onChange={set('floorPriceAlert')}
      />
    </FormDialog>
  );
}
