import type { Messages } from '../types.ts';

/** Words of a paper of a supplier, for the company and for the supplier who deposits it by a link. */
export const fr = {
  kind: {
    kbis: 'Extrait Kbis',
    vigilance: 'Attestation de vigilance',
    'ten-year-insurance': 'Assurance décennale',
    'liability-insurance': 'RC professionnelle',
    'bank-details': 'RIB',
    qualification: 'Qualification',
    other: 'Autre document',
  },
  kindLabel: 'Type de document',
  file: 'Fichier',
  validFrom: 'Valable du',
  validTo: 'Valable jusqu’au',
  validToHelp: 'La date de fin inscrite sur l’attestation.',
} as const;

export const en: Messages<typeof fr> = {
  kind: {
    kbis: 'Company registration (Kbis)',
    vigilance: 'Vigilance certificate',
    'ten-year-insurance': 'Ten-year insurance',
    'liability-insurance': 'Professional liability insurance',
    'bank-details': 'Bank details (RIB)',
    qualification: 'Qualification',
    other: 'Other document',
  },
  kindLabel: 'Kind of document',
  file: 'File',
  validFrom: 'Valid from',
  validTo: 'Valid until',
  validToHelp: 'The end date written on the certificate.',
};
