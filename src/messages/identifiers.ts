import type { Messages } from './types.ts';

/** What is wrong with a number that has a check of its own, said as it is left, with the remedy. */
export const fr = {
  phone: {
    characters: 'Un numéro ne contient que des chiffres, et « + » au début pour l’étranger.',
    frenchLength:
      '{count, plural, one {# chiffre saisi} other {# chiffres saisis}} sur 10 : complétez le numéro, ou commencez par « + » pour l’étranger.',
    noCountry: 'Commencez par 0, ou par l’indicatif du pays (+33, +32…).',
    length: 'Nombre de chiffres incorrect après l’indicatif du pays.',
    frenchStart: 'Aucun numéro français ne commence par 00 : vérifiez les deux premiers chiffres.',
  },
  siren: {
    label: 'SIREN',
    characters: 'Un SIREN ne contient que des chiffres.',
    length: '{count, plural, one {# chiffre saisi} other {# chiffres saisis}} sur 9.',
    siren: 'Ce SIREN n’existe pas : un chiffre est faux, ou deux sont inversés.',
    siret: 'Ce SIREN n’existe pas : un chiffre est faux, ou deux sont inversés.',
  },
  siret: {
    label: 'SIRET',
    characters: 'Un SIRET ne contient que des chiffres.',
    length: '{count, plural, one {# chiffre saisi} other {# chiffres saisis}} sur 14.',
    siren: 'Les neuf premiers chiffres ne forment pas un SIREN : vérifiez-les.',
    siret: 'Le SIREN est juste, pas les cinq derniers chiffres : vérifiez-les.',
  },
} as const;

export const en: Messages<typeof fr> = {
  phone: {
    characters: 'A number has digits only, with “+” at its start from abroad.',
    frenchLength:
      '{count, plural, one {# digit typed} other {# digits typed}} of 10: complete the number, or begin with “+” for another country.',
    noCountry: 'Begin with 0, or with the code of the country (+33, +32…).',
    length: 'There are too few or too many digits after the code of the country.',
    frenchStart: 'No French number begins with 00: check the first two digits.',
  },
  siren: {
    label: 'SIREN',
    characters: 'A SIREN has digits only.',
    length: '{count, plural, one {# digit typed} other {# digits typed}} of 9.',
    siren: 'There is no such SIREN: one digit is wrong, or two changed places.',
    siret: 'There is no such SIREN: one digit is wrong, or two changed places.',
  },
  siret: {
    label: 'SIRET',
    characters: 'A SIRET has digits only.',
    length: '{count, plural, one {# digit typed} other {# digits typed}} of 14.',
    siren: 'The first nine digits are no SIREN: check them.',
    siret: 'The SIREN is right, the last five digits are not: check them.',
  },
};
