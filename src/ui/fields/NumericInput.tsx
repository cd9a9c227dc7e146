import { useUiMessages } from '../useUiMessages.ts';
import { ParsedField, type ParsedFieldBase, type ParsedFieldProps } from './ParsedField.tsx';

export type NumericFieldProps<Value> = ParsedFieldBase<Value>;

/** The common look of figures to type: right-aligned, unit inside, formatted on leaving. */
export function NumericInput<Value>(props: Omit<ParsedFieldProps<Value>, 'problemOf' | 'align'>) {
  const t = useUiMessages();
  return <ParsedField {...props} problemOf={() => t('field.unreadableNumber')} align="right" />;
}
