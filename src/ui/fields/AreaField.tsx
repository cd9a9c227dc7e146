import { useFormat } from '#runtime/locale/format.ts';
import { parseDecimal } from '#runtime/locale/parse.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { NumericInput, type NumericFieldProps } from './NumericInput.tsx';

export type AreaFieldProps = NumericFieldProps<string | null>;

/** An area in m² as a decimal string with two decimals (`'63.40'`), or null; an unreadable text is passed as it is. */
export function AreaField(props: AreaFieldProps) {
  const t = useUiMessages();
  const { area } = useFormat();
  return (
    <NumericInput
      {...props}
      inputMode="decimal"
      unit={t('field.areaUnit')}
      format={(value) =>
        value === null || value === '' || Number.isNaN(Number(value))
          ? (value ?? '')
          : area(value).replace(/\s*m²$/u, '')
      }
      parse={(text) => parseDecimal(text, 2)}
      empty={null}
      unreadable={(text) => text}
    />
  );
}
