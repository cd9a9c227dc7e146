import type { Messages } from './types.ts';

/** The colour field. */
export const fr = {
  swatches: '{label}, couleurs proposées',
  names: {
    slate: 'Ardoise',
    brick: 'Brique',
    ochre: 'Ocre',
    shutter: 'Persienne',
    zinc: 'Zinc',
    tile: 'Tuile',
    stone: 'Pierre',
    wisteria: 'Glycine',
  },
  hex: '{label}, en hexadécimal',
  unreadable: 'Indiquez six chiffres hexadécimaux, par exemple #33495A.',
  contrast: 'Texte blanc : contraste de {ratio} pour 1',
  good: 'lisible',
  large: 'lisible en grand seulement',
  poor: 'peu lisible, choisissez plus foncé',
} as const;

export const en: Messages<typeof fr> = {
  swatches: '{label}, suggested colours',
  names: {
    slate: 'Slate',
    brick: 'Brick',
    ochre: 'Ochre',
    shutter: 'Shutter green',
    zinc: 'Zinc',
    tile: 'Tile',
    stone: 'Stone',
    wisteria: 'Wisteria',
  },
  hex: '{label}, in hexadecimal',
  unreadable: 'Enter six hexadecimal digits, for example #33495A.',
  contrast: 'White text: contrast of {ratio} to 1',
  good: 'legible',
  large: 'legible in large type only',
  poor: 'hard to read, choose a darker one',
};
