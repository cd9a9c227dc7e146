import type { Messages } from './types.ts';

/** Texts of boards, which only pages that show one load. */
export const fr = {
  moveTo: 'Déplacer vers',
  notFromHere: 'Impossible pour l’instant',
  menu: 'Déplacer {card}',
  instructions:
    'Flèches : aller d’une carte à l’autre. Espace : prendre ou déposer la carte. Flèches, carte prise : choisir la colonne. Échap : annuler.',
  loading: 'Chargement du tableau',
  columns: 'Colonnes',
  folded: 'Colonnes repliées',
  showFolded: 'Afficher les colonnes masquées',
  hideFolded: 'Replier les colonnes vides et finales',
  empty: 'Aucune carte',
  dropHere: 'Déposer ici',
  showMore: 'Afficher {count} de plus',
  notPrinted:
    '{count, plural, one {Et une autre carte, qui n’est pas imprimée.} other {Et # autres cartes, qui ne sont pas imprimées.}}',
  cardCount: '{count, plural, one {# carte} other {# cartes}}',
  refuses: 'Dépôt refusé',
  saving: 'Enregistrement du déplacement',
  moved: '{card} : {from} → {to}',
  undone: '{card} est de retour dans {to}.',
  stays: '{card} reste dans {column}.',
  failed: 'Le déplacement n’a pas pu être enregistré.',
  announcements: {
    taken: '{card}, prise dans {column}. Flèches : choisir une colonne. Espace : déposer. Échap : annuler.',
    over: '{column}, {position} sur {count}. Dépôt possible.',
    overOwn: '{column}, {position} sur {count}. Colonne de départ.',
    overRefused: '{column}, {position} sur {count}. Dépôt refusé : {reason}',
    dropped: '{card}, déposée dans {column}.',
    givenUp: 'Déplacement abandonné : {card} reste dans {column}.',
  },
} as const;

export const en: Messages<typeof fr> = {
  moveTo: 'Move to',
  notFromHere: 'Not possible for now',
  menu: 'Move {card}',
  instructions:
    'Space: pick up or drop; arrows: choose the column; Escape: cancel. With no card picked up, the arrows go from card to card.',
  loading: 'Loading the board',
  columns: 'Columns',
  folded: 'Folded columns',
  showFolded: 'Show the hidden columns',
  hideFolded: 'Fold empty and final columns',
  empty: 'No card',
  dropHere: 'Drop here',
  showMore: 'Show {count} more',
  notPrinted: '{count, plural, one {And one more card, not printed.} other {And # more cards, not printed.}}',
  cardCount: '{count, plural, one {# card} other {# cards}}',
  refuses: 'Refused',
  saving: 'Saving the move',
  moved: '{card}: {from} → {to}',
  undone: '{card} is back in {to}.',
  stays: '{card} stays in {column}.',
  failed: 'The move could not be saved.',
  announcements: {
    taken: '{card}, picked up in {column}. Arrows: choose a column; Space: drop; Escape: cancel.',
    over: '{column}, {position} of {count}. It can be dropped here.',
    overOwn: '{column}, {position} of {count}. Where it comes from.',
    overRefused: '{column}, {position} of {count}. Refused: {reason}',
    dropped: '{card}, dropped in {column}.',
    givenUp: 'Given up: {card} stays in {column}.',
  },
};
