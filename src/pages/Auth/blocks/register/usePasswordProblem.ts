import type { RegisterValues } from '#contracts/auth/register.ts';
import { checkPassword } from '#domain/identity/password-policy.ts';
import { personalWords } from '#domain/identity/password-words.ts';
import { isTypedTwice } from '#domain/identity/typed-twice.ts';
import { passwordRefusal } from '#messages/password-refusals.ts';
import * as validationMessages from '#messages/validation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** What is wrong with a password that the server would refuse at the end: said at the step where it is typed. */
export function usePasswordProblem(
  appName: string,
): (values: RegisterValues) => { name: 'password' | 'passwordConfirmation'; message: string } | null {
  const { locale } = useLocale();
  const validation = useMessages(validationMessages);
  return (values) => {
    const words = personalWords({ ...values, names: [appName, values.company.legalName] });
    const { rules } = checkPassword(values.password, { audience: 'client', words });
    const broken = rules.find(({ isMet }) => !isMet);
    if (broken) return { name: 'password', message: passwordRefusal(locale, broken) };
    if (isTypedTwice(values)) return null;
    return { name: 'passwordConfirmation', message: validation('passwordMismatch') };
  };
}
