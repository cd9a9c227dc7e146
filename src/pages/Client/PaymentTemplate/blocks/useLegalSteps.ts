import { useEffect, useRef } from 'react';
import type { PaymentTemplateFormProps } from '#contracts/client/payment-template/form.ts';
import { isSameValue } from '#runtime/forms/changed-fields.ts';
import { useFieldValue } from '../../../blocks/record/useRecordForm.tsx';
import type { ScheduleForm } from './schedule-form.ts';

/**
 * The steps that the law allows at most. Another regime has other ones: where they were not touched they follow
 * it; else they stay, on the part of the price that the regime knows.
 */
export function useLegalSteps(form: ScheduleForm, legal: PaymentTemplateFormProps['legal']) {
  const regime = useFieldValue(form, 'regime');
  const before = useRef(regime);
  const { getValues, setValue } = form.control.form.form;
  const takeThem = () => {
    const { steps, paymentTermDays, penaltyKind, penaltyRateBps } = legal[getValues('regime')];
    const options = { shouldDirty: true, shouldValidate: false } as const;
    setValue('steps', steps, options);
    setValue('paymentTermDays', paymentTermDays, options);
    setValue('penaltyKind', penaltyKind, options);
    setValue('penaltyRateBps', penaltyRateBps, options);
  };
  useEffect(() => {
    const last = before.current;
    if (last === regime) return;
    before.current = regime;
    const steps = getValues('steps');
    if (isSameValue(steps, legal[last].steps)) return takeThem();
    const isSplit = regime === 'vir';
    setValue(
      'steps',
      steps.map((step) => ({
        ...step,
        base: isSplit ? (step.base === 'total' ? 'works' : step.base) : 'total',
      })),
      { shouldDirty: true },
    );
    return undefined;
  });
  return { takeThem };
}
