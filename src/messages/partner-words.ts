import type { Messages } from './types.ts';

/** What partners do, and how requests to them stand, for clients and staff alike. */
export const fr = {
  category: {
    courtier: 'Courtier',
    notaire: 'Notaire',
    assureur: 'Assureur',
    diagnostiqueur: 'Diagnostiqueur',
    architecte: 'Architecte',
    geometre: 'Géomètre-expert',
    banque: 'Banque',
    home_staging: 'Home staging',
    expert_comptable: 'Expert-comptable',
    autre: 'Autre',
  },
  request: { sent: 'Envoyée', answered: 'Répondue', closed: 'Close' },
  everywhere: 'Toute la France',
} as const;

export const en: Messages<typeof fr> = {
  category: {
    courtier: 'Broker',
    notaire: 'Notary',
    assureur: 'Insurer',
    diagnostiqueur: 'Building inspector',
    architecte: 'Architect',
    geometre: 'Surveyor',
    banque: 'Bank',
    home_staging: 'Home staging',
    expert_comptable: 'Accountant',
    autre: 'Other',
  },
  request: { sent: 'Sent', answered: 'Answered', closed: 'Closed' },
  everywhere: 'All of France',
};
