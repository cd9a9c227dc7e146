import type { Messages } from '../types.ts';

/** Texts of the window in which an opportunity or a quick sale becomes an operation. */
export const fr = {
  name: 'Nom de l’opération',
  kind: 'Type d’opération',
  acquisitionRegime: 'Régime d’achat',
  vatRegime: 'Régime de TVA à la revente',
  addressLine: 'Adresse',
  addressHelp: 'Rue et numéro ; à défaut le quartier ou le lieu-dit, que vous préciserez ensuite.',
  submit: 'Créer l’opération',
  wholeForm: 'Remplir plutôt la fiche complète',
} as const;

export const en: Messages<typeof fr> = {
  name: 'Name of the operation',
  kind: 'Kind of operation',
  acquisitionRegime: 'Purchase regime',
  vatRegime: 'VAT regime of the resale',
  addressLine: 'Address',
  addressHelp: 'Street and number; failing that the district or locality, to be specified later.',
  submit: 'Create the operation',
  wholeForm: 'Fill in the whole record instead',
};
