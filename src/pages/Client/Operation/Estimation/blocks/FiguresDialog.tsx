import { useState } from 'react';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

type FigureName =
  | 'annualRentCents'
  | 'vacancyBps'
  | 'chargesCents'
  | 'capRateBps'
  | 'revenueHtCents'
  | 'otherCostsCents'
  | 'targetMarginBps';

export interface FiguresDialogProps {
  readonly title: string;
  readonly href: string;
  readonly version: number;
  readonly fields: readonly {
    readonly name: FigureName;
    readonly kind: 'money' | 'rate';
    readonly value: number | null;
  }[];
  readonly onClose: () => void;
}

/** A few figures of a method, sent over the version that was read. */
export function FiguresDialog({ title, href, version, fields, onClose }: FiguresDialogProps) {
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const [values, setValues] = useState<Readonly<Record<string, number | null>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const result = await visit({ method: 'PUT', href, data: { ...values, version } });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['base'] ?? errors['version'];
  return (
    <FormDialog title={title} submitLabel={t('comparables.save')} onSubmit={submit} onClose={onClose}>
      {fields.map(({ name, kind }) => {
        const Control = kind === 'money' ? MoneyField : RateField;
        return (
          <Control
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            value={values[name] ?? null}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            error={errors[name]}
          />
        );
      })}
      {refusal !== undefined && <FieldError id="figures-error" text={refusal} />}
    </FormDialog>
  );
}
