import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'type' | 'inputMode' | 'maxLength' | 'autoComplete'
> {
  value: string | null | undefined;
}

/** One's own telephone number, as one writes it. */
export function PhoneField({ value, ...field }: PhoneFieldProps) {
  return (
    <TextField {...field} value={value ?? ''} type="tel" inputMode="tel" maxLength={30} autoComplete="tel" />
  );
}
