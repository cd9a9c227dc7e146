import { TextField, type TextFieldProps } from './TextField.tsx';

/** Longest address that an account may have. */
const maxLength = 190;

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'spellCheck' | 'maxLength' | 'autoComplete'
> {
  /** `username` where the address names the account that is signed in to. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address: its keyboard, and what password managers ask for. */
export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      spellCheck={false}
      maxLength={maxLength}
      autoComplete={autoComplete}
    />
  );
}
