import type { Messages } from '../types.ts';

/** Texts around a file: what it holds, for whom. */
export const fr = {
  pageTitle: 'Dossier',
  help: 'Choisissez les pages et leur ordre, puis actualisez l’aperçu. Imprimé depuis le navigateur, le sommaire n’a pas de numéros de page.',
  preset: 'Destinataire type',
  presets: {
    bank: 'Banque',
    investor: 'Investisseur',
    buyer: 'Acquéreur',
    partner: 'Partenaire',
  },
  presetHelp: 'Les prix de revient et les marges ne sont jamais montrés à un acquéreur ou à un partenaire.',
  recipient: 'À l’attention de',
  recipientHelp: 'Imprimé sur la couverture, et en filigrane sauf si un autre texte est choisi.',
  sections: 'Pages du dossier',
  usual: 'Reprendre la sélection habituelle',
  up: 'Monter : {title}',
  down: 'Descendre : {title}',
  isFirst: 'Déjà en tête.',
  isLast: 'Déjà en dernier.',
  refresh: 'Actualiser l’aperçu',
  nothing: 'Aucune page choisie.',
  failed: 'Cette page n’a pas pu être chargée.',
  count: '{count, plural, =0 {aucune page choisie} one {1 page choisie} other {# pages choisies}}',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'File',
  help: 'Choose the pages and their order, then refresh the preview. Printed from the browser, the contents have no page numbers.',
  preset: 'Kind of recipient',
  presets: {
    bank: 'Bank',
    investor: 'Investor',
    buyer: 'Buyer',
    partner: 'Partner',
  },
  presetHelp: 'Costs and margins are never shown to a buyer or a partner.',
  recipient: 'For the attention of',
  recipientHelp: 'Printed on the cover, and as a watermark unless another text is chosen.',
  sections: 'Pages of the file',
  usual: 'Restore the usual selection',
  up: 'Move up: {title}',
  down: 'Move down: {title}',
  isFirst: 'Already first.',
  isLast: 'Already last.',
  refresh: 'Refresh the preview',
  nothing: 'No page chosen.',
  failed: 'This page could not be loaded.',
  count: '{count, plural, =0 {no page chosen} one {1 page chosen} other {# pages chosen}}',
};
