import { useFormat } from '#runtime/locale/format.ts';
import { parseDecimal } from '#runtime/locale/parse.ts';
import { NumericInput, type NumericFieldProps } from './NumericInput.tsx';

export type DecimalFieldProps = NumericFieldProps<string | null> & {
  /** « m », « % ». */
  unit?: string;
};

/** A number as a decimal string with two decimals (`'2.40'`), or null; an unreadable text is passed as it is. */
export function DecimalField(props: DecimalFieldProps) {
  const { number } = useFormat();
  return (
    <NumericInput
      {...props}
      inputMode="decimal"
      format={(value) =>
        value === null || value === '' || Number.isNaN(Number(value))
          ? (value ?? '')
          : number(Number(value), 2)
      }
      parse={(text) => parseDecimal(text, 2)}
      empty={null}
      unreadable={(text) => text}
    />
  );
}
