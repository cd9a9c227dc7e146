import type { FieldValues } from 'react-hook-form';
import type { PasswordAudience } from '#domain/identity/password-policy.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';

interface NewPassword extends FieldValues {
  readonly password: string;
  readonly passwordConfirmation: string;
}

interface NewPasswordPairProps<Values extends NewPassword, Output> {
  readonly form: AppForm<Values, Output>;
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly audience: PasswordAudience;
  /** What the password must not hold. */
  readonly words: readonly string[];
  readonly autoFocus?: boolean;
}

/** A new password with its rules, and once more. */
export function NewPasswordPair<Values extends NewPassword, Output>({
  form,
  labels,
  audience,
  words,
  autoFocus = false,
}: NewPasswordPairProps<Values, Output>) {
  // These two fields of a larger form: its type, which names all of them, does not fit otherwise.
  const own = form as unknown as AppForm<NewPassword, Output>;
  return (
    <>
      <Bound form={own} name="password">
        {(bind) => (
          <NewPasswordField
            {...bind}
            label={labels.password}
            audience={audience}
            words={words}
            autoFocus={autoFocus}
          />
        )}
      </Bound>
      <Bound form={own} name="passwordConfirmation">
        {(bind) => <PasswordField {...bind} label={labels.confirmation} autoComplete="new-password" />}
      </Bound>
    </>
  );
}
