import type { Messages } from './types.ts';

/** The field of a place: a pin on a map. */
export const fr = {
  label: 'Emplacement sur la carte',
  help: 'Cliquez pour placer le repère, faites-le glisser pour l’ajuster.',
  touchHelp: 'Deux doigts déplacent la carte.',
  remove: 'Retirer le repère',
  nothingToRemove: 'Aucun repère n’est placé.',
  far: 'Le repère est à {km} km de {city}. Déplacez-le, ou vérifiez la commune.',
} as const;

export const en: Messages<typeof fr> = {
  label: 'Place on the map',
  help: 'Click to place the pin, drag it to adjust it.',
  touchHelp: 'Two fingers move the map.',
  remove: 'Remove the pin',
  nothingToRemove: 'No pin is placed.',
  far: 'The pin is {km} km from {city}. Move it, or check the town.',
};
