import { useFormat } from '#runtime/locale/format.ts';
import { parseDecimal } from '#runtime/locale/parse.ts';
import { NumericInput, type NumericFieldProps } from '../fields/NumericInput.tsx';

/** Decimals of a coordinate: a sixth one is about ten centimetres. */
const decimals = 6;

/** A latitude or longitude in decimal degrees, or null; NaN when what was typed is not a number. */
export function CoordinateField(props: NumericFieldProps<number | null>) {
  const { number } = useFormat();
  return (
    <NumericInput
      {...props}
      inputMode="decimal"
      unit="°"
      format={(value) => (value === null || !Number.isFinite(value) ? '' : number(value, decimals))}
      parse={(text) => {
        const decimal = parseDecimal(text, decimals);
        return decimal === null ? null : Number(decimal);
      }}
      empty={null}
      unreadable={() => Number.NaN}
    />
  );
}
