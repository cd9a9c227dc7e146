import { TextField, type TextFieldProps } from './TextField.tsx';

export interface VatNumberFieldProps extends Omit<TextFieldProps, 'value'> {
  readonly value: string | null;
}

/** A VAT number as it is typed: the server groups it. */
export const VatNumberField = ({ value, ...field }: VatNumberFieldProps) => (
  <TextField {...field} value={value ?? ''} />
);
