import { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete'>, Pick<PasswordChecklistProps, 'audience' | 'words'> {}

/** A password to be chosen: the field, and the rules under it as they are met. */
export function NewPasswordField({ audience, words, ...field }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <PasswordField {...field} autoComplete="new-password" />
      <PasswordChecklist password={field.value} audience={audience} words={words} />
    </div>
  );
}
