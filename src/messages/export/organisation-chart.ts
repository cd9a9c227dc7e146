import type { Messages } from '../types.ts';

/** Texts of the printed organisation chart. */
export const fr = {
  pageTitle: 'Organigramme',
  part: '{part} / {parts}',
  empty: 'Organigramme non renseigné.',
  list: 'Entités',
  entity: 'Entité',
  siren: 'SIREN',
  role: 'Rôle',
  link: 'Lien',
  direct: 'Part directe',
  indirect: 'Part indirecte',
  top: 'Tête',
  heldBy: 'détenue par {parent}',
  holderOf: 'associé de {parent}',
  person: 'Personne',
  company: 'Société',
  spv: 'Porte une opération',
  note: 'Part indirecte : produit des parts depuis la tête de l’organigramme.',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Organisation chart',
  part: '{part} / {parts}',
  empty: 'Organisation chart not provided.',
  list: 'Entities',
  entity: 'Entity',
  siren: 'SIREN',
  role: 'Role',
  link: 'Link',
  direct: 'Direct share',
  indirect: 'Indirect share',
  top: 'Top',
  heldBy: 'held by {parent}',
  holderOf: 'shareholder of {parent}',
  person: 'Person',
  company: 'Company',
  spv: 'Carries an operation',
  note: 'Indirect share: product of the shares from the top of the chart.',
};
