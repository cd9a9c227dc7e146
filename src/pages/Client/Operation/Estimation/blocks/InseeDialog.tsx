import { useState } from 'react';
import { unitOfFigure, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import { override } from '#generated/routes/client/operation/estimation/insee.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface InseeDialogProps {
  readonly operationId: string;
  readonly figures: readonly { readonly figure: CommuneFigure; readonly value: number | null }[];
  readonly year: number;
  readonly onClose: () => void;
}

const fields = { count: IntegerField, rate: RateField, money: MoneyField };

/** Writes one figure of a commune by hand, or those that make a whole, with their year and source. */
export function InseeDialog({ operationId, figures, year: thisYear, onClose }: InseeDialogProps) {
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const [values, setValues] = useState(figures);
  const [year, setYear] = useState<number | null>(thisYear - 1);
  const [source, setSource] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const result = await visit({
      method: 'PUT',
      href: override({ operation: operationId }),
      data: { figures: values.map(({ figure, value }) => ({ figure, value })), year, source },
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t(figures.length > 1 ? 'insee.editHousing' : 'insee.editTitle')}
      submitLabel={t('comparables.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      {values.map(({ figure, value }, rank) => {
        const Control = fields[unitOfFigure(figure)];
        return (
          <Control
            key={figure}
            name={figure}
            label={t(`insee.figures.${figure}`)}
            value={value}
            onChange={(given) =>
              setValues(values.map((one) => (one.figure === figure ? { figure, value: given } : one)))
            }
            error={errors[`figures.${rank}.value`]}
            {...(rank === 0 && { autoFocus: true })}
          />
        );
      })}
      {errors['figures'] !== undefined && <FieldError id="figures-error" text={errors['figures']} />}
      <FieldRow>
        <IntegerField
          name="year"
          label={t('insee.yearField')}
          value={year}
          onChange={setYear}
          error={errors['year']}
          isGrouped={false}
        />
        <TextField
          name="source"
          label={t('insee.sourceField')}
          value={source}
          onChange={setSource}
          error={errors['source']}
          maxLength={120}
        />
      </FieldRow>
    </FormDialog>
  );
}
