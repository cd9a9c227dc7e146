import type { Messages } from '../types.ts';

/** What people and companies are to a company: said of contacts, in operations and on paper. */
export const fr = {
  seller: 'Vendeur',
  buyer: 'Acquéreur',
  tenant: 'Locataire',
  notary: 'Notaire',
  agent: 'Agent',
  banker: 'Banquier',
  investor: 'Investisseur',
  surveyor: 'Géomètre',
  architect: 'Architecte',
  neighbour: 'Voisin',
  'town-hall': 'Mairie',
  other: 'Autre',
} as const;

export const en: Messages<typeof fr> = {
  seller: 'Seller',
  buyer: 'Buyer',
  tenant: 'Tenant',
  notary: 'Notary',
  agent: 'Agent',
  banker: 'Banker',
  investor: 'Investor',
  surveyor: 'Surveyor',
  architect: 'Architect',
  neighbour: 'Neighbour',
  'town-hall': 'Town hall',
  other: 'Other',
};
