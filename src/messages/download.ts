import type { Messages } from './types.ts';

/** Texts of lists that are saved as files. */
export const fr = {
  preparing: 'Votre fichier de {count} lignes est en cours de préparation.',
  yes: 'Oui',
  tooLong: 'Cette liste compte {count} lignes : filtrez-la ({max} lignes au maximum).',
} as const;

export const en: Messages<typeof fr> = {
  preparing: 'Your file of {count} lines is being made.',
  yes: 'Yes',
  tooLong: 'This list has {count} lines: filter it ({max} lines at most).',
};
