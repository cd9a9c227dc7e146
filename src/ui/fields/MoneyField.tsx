import { parseMoney } from '#runtime/locale/parse.ts';
import { useHundredths } from '../useHundredths.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { NumericInput, type NumericFieldProps } from './NumericInput.tsx';

export type MoneyFieldProps = NumericFieldProps<number | null> & {
  /** « €/m² », « € HT »; « € » by default. */
  unit?: string;
};

/**
 * An amount in integer cents, or null. Accepts « 480 000 », « 480000,5 » and a pasted « € »; a text that is
 * not an amount gives NaN, which the schemas refuse.
 */
export function MoneyField({ unit, ...props }: MoneyFieldProps) {
  const t = useUiMessages();
  const write = useHundredths();
  return (
    <NumericInput
      {...props}
      inputMode="decimal"
      unit={unit ?? t('field.euro')}
      format={(cents) => (cents === null || !Number.isFinite(cents) ? '' : write(cents))}
      parse={parseMoney}
      empty={null}
      unreadable={() => Number.NaN}
    />
  );
}
