import type { Messages } from './types.ts';

/** What is wrong with an account number, said as it is left, with the remedy. */
export const fr = {
  characters: 'Un IBAN ne contient que des lettres et des chiffres.',
  country: 'Aucun pays n’a d’IBAN qui commence par « {country} » : vérifiez les deux lettres du pays.',
  length:
    '{count, plural, one {# caractère saisi} other {# caractères saisis}} sur {expected, number} pour ce pays ({country}).',
  format: 'Une lettre occupe la place d’un chiffre, ou l’inverse ({country}).',
  checkDigits: 'La clé de contrôle ne correspond pas au compte : vérifiez chaque groupe de quatre.',
  accountKey: 'La clé RIB ne correspond pas au compte : vérifiez les deux derniers chiffres.',
} as const;

export const en: Messages<typeof fr> = {
  characters: 'An IBAN has letters and digits only.',
  country: 'No country has an IBAN that begins with “{country}”: check the two letters of the country.',
  length:
    '{count, plural, one {# character typed} other {# characters typed}} of {expected, number} for this country ({country}).',
  format: 'A letter has been used instead of a digit, or vice versa ({country}).',
  checkDigits: 'The check digits do not fit the account: check each group of four.',
  accountKey: 'The key of the account does not fit it: check the last two digits.',
};
