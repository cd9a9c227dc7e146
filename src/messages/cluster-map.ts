import type { Messages } from './types.ts';

/** Texts of maps of many records, which only pages that show one load. */
export const fr = {
  loading: 'Chargement de la carte',
  unavailable: 'Carte indisponible. La liste reste utilisable.',
  fallback: 'Le fond de carte détaillé ne répond pas : fond simplifié des départements.',
  instructions:
    'Flèches : déplacer la carte. Plus, moins : changer l’échelle. Tabulation : aller d’un repère à l’autre. Entrée : ouvrir un repère ou agrandir un groupe. La liste donne les mêmes enregistrements.',
  group: 'groupe',
  denseGroup: 'groupe dense ({count} et plus)',
  cluster: 'Groupe de {count}. Agrandir.',
  denseCluster: 'Groupe dense de {count}. Agrandir.',
  samePlace: 'Groupe de {count} au même endroit. Voir la liste.',
  samePlaceTitle: '{count} au même endroit',
  close: 'Fermer',
  list: 'Liste de la carte',
  showList: 'Voir la liste',
  hideList: 'Masquer la liste',
  shown: '{shown} affichés / {total}',
  outside: '{count} hors de la zone',
  unplaced: '{count} sans coordonnées',
  beyond: 'Et {count} de plus : agrandissez la carte pour les lister.',
  empty: 'Rien de localisé dans cette zone.',
} as const;

export const en: Messages<typeof fr> = {
  loading: 'Loading the map',
  unavailable: 'The map cannot be shown. The list can still be used.',
  fallback: 'The detailed map does not answer: simplified map of the departments.',
  instructions:
    'The arrows move the map, plus and minus change the scale. Tab goes from marker to marker, Enter opens a marker or zooms into a group. The list gives the same records.',
  group: 'group',
  denseGroup: 'dense group ({count} and more)',
  cluster: 'Group of {count}. Zoom in.',
  denseCluster: 'Dense group of {count}. Zoom in.',
  samePlace: 'Group of {count} at the same place. Show the list.',
  samePlaceTitle: '{count} at the same place',
  close: 'Close',
  list: 'List of the map',
  showList: 'Show the list',
  hideList: 'Hide the list',
  shown: '{shown} shown / {total}',
  outside: '{count} out of view',
  unplaced: '{count} without coordinates',
  beyond: 'And {count} more: zoom in to list them.',
  empty: 'Nothing located in this area.',
};
