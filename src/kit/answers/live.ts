import { show } from '../generated/routes/live.ts';
import { precognitionAnswer, isPrecognitive } from '../host/precognition.ts';
import { page, redirect, type Answers } from '../host/reply.ts';
import type { LiveValidationProps } from '../pages/LiveValidation.tsx';
import { accountSchema, type Account } from '../schemas/account.ts';

const made: Account[] = [];
const taken = { email: 'occupe@exemple.fr', login: 'camille' };

/** By field, the first thing that is wrong with it. */
function errorsOf(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const { error } = accountSchema.safeParse(data);
  const errors = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  if (data['email'] === taken.email) errors['email'] = 'Cette adresse a déjà un compte.';
  if (data['login'] === taken.login) errors['login'] = 'Cet identifiant est pris.';
  return errors;
}

export const answers: Answers = {
  'live.show': () => page<LiveValidationProps>({ made }),
  'live.store': ({ request, data }) => {
    const errors = errorsOf(data);
    if (isPrecognitive(request)) return precognitionAnswer(request, errors);
    if (Object.keys(errors).length > 0) return redirect(show(), { errors });
    const account = accountSchema.parse(data);
    made.unshift(account);
    return redirect(show(), { flash: `Compte ${account.login} créé.` });
  },
};
