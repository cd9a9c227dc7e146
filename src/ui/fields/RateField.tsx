import { parsePercent } from '#runtime/locale/parse.ts';
import { useHundredths } from '../useHundredths.ts';
import { NumericInput, type NumericFieldProps } from './NumericInput.tsx';

export type RateFieldProps = NumericFieldProps<number | null>;

/** A rate typed in per cent, held in basis points (12,5 % is 1250), or null; NaN when it cannot be read. */
export function RateField(props: RateFieldProps) {
  const write = useHundredths();
  return (
    <NumericInput
      {...props}
      inputMode="decimal"
      unit="%"
      format={(bps) => (bps === null || !Number.isFinite(bps) ? '' : write(bps))}
      parse={parsePercent}
      empty={null}
      unreadable={() => Number.NaN}
    />
  );
}
