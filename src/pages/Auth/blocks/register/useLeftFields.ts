import type { RegisterPayload, RegisterValues } from '#contracts/auth/register.ts';
import { store } from '#generated/routes/register.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useLiveFields, type LiveFields } from '#runtime/forms/useLiveFields.ts';
import { usePasswordProblem } from './usePasswordProblem.ts';

/** A promotion code has a check of its own. */
const elsewhere = ['couponCode'];

/**
 * Says what is wrong with a field once it is left. The server looks at the form of what was typed alone: whether
 * an address has an account is not to be learnt here. A password is judged in the browser, and sent with the
 * form only.
 */
export function useLeftFields(
  form: AppForm<RegisterValues, RegisterPayload>,
  { appName, stamp }: { readonly appName: string; readonly stamp: string },
): LiveFields {
  const problemOf = usePasswordProblem(appName);
  const { getValues, setError, clearErrors } = form.form;
  const live = useLiveFields(form.form, {
    method: 'POST',
    href: store(),
    extra: () => ({ password: '', passwordConfirmation: '', stamp }),
  });
  // Either of the two may put the other right.
  const leavePassword = (): void => {
    const values = getValues();
    const problem = problemOf(values);
    for (const name of ['password', 'passwordConfirmation'] as const) {
      if (values[name] === '') continue;
      if (problem?.name === name) setError(name, { type: 'server', message: problem.message });
      else clearErrors(name);
    }
  };
  return {
    ...live,
    leave: (name) => {
      if (name === 'password' || name === 'passwordConfirmation') leavePassword();
      else if (!elsewhere.includes(name)) live.leave(name);
    },
  };
}
