import { useFormat } from '#runtime/locale/format.ts';
import { parseInteger } from '#runtime/locale/parse.ts';
import { NumericInput, type NumericFieldProps } from './NumericInput.tsx';

export type IntegerFieldProps = NumericFieldProps<number | null> & {
  /** « jours », « mois »: what is counted. */
  unit?: string;
  /** A year has no group separator. */
  isGrouped?: boolean;
};

/** A whole number or null; NaN when what was typed is not one. */
export function IntegerField({ isGrouped = true, ...props }: IntegerFieldProps) {
  const { number } = useFormat();
  const format = (value: number | null) => {
    if (value === null || !Number.isFinite(value)) return '';
    return isGrouped ? number(value, 0) : String(value);
  };
  return (
    <NumericInput
      {...props}
      inputMode="numeric"
      format={format}
      parse={parseInteger}
      empty={null}
      unreadable={() => Number.NaN}
    />
  );
}
