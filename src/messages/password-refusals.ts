import { fill } from './fill.ts';
import type { Messages } from './types.ts';

/** What is said under the field when a rule for passwords is not met. */
export const fr = {
  length: 'Choisissez un mot de passe d’au moins {min} caractères.',
  lower: 'Ajoutez une lettre minuscule.',
  upper: 'Ajoutez une lettre majuscule.',
  digit: 'Ajoutez un chiffre.',
  symbol: 'Ajoutez un caractère spécial.',
  maximum: '{max} caractères au maximum.',
  personal: 'Le mot de passe ne doit pas contenir « {word} ».',
  common: 'Ce mot de passe est trop courant.',
  previous: 'Choisissez un mot de passe différent des 5 derniers.',
} as const;

export const en: Messages<typeof fr> = {
  length: 'Choose a password of at least {min} characters.',
  lower: 'Add a lower-case letter.',
  upper: 'Add a capital letter.',
  digit: 'Add a digit.',
  symbol: 'Add a special character.',
  maximum: 'At most {max} characters.',
  personal: 'The password must not contain “{word}”.',
  common: 'This password is too common.',
  previous: 'Choose a password different from the last 5.',
};

export type PasswordRefusalKey = keyof typeof fr;

/** The text of a rule that is not met. */
export function passwordRefusal(
  locale: 'fr' | 'en',
  rule: { readonly id: PasswordRefusalKey; readonly values: Readonly<Record<string, string | number>> },
): string {
  return fill((locale === 'fr' ? fr : en)[rule.id], rule.values);
}
