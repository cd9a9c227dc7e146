import type { Messages } from './types.ts';

/** Texts of the map on which one point is placed. */
export const fr = {
  loading: 'Chargement de la carte',
  unavailable: 'La carte ne peut pas être affichée. Saisissez les coordonnées dans les champs.',
  instructions:
    'Flèches : déplacer la carte. Plus, moins : changer l’échelle. Entrée : placer le repère au centre. Flèches, sur le repère : le déplacer d’environ 50 mètres, avec Majuscule de 500 mètres.',
  pin: 'Repère',
} as const;

export const en: Messages<typeof fr> = {
  loading: 'Loading the map',
  unavailable: 'The map cannot be shown. The coordinates can be typed into the fields.',
  instructions:
    'The arrows move the map, plus and minus change the scale, Enter places the pin in the middle. On the pin, the arrows move it by about 50 metres, with Shift by 500 metres.',
  pin: 'Pin',
};
