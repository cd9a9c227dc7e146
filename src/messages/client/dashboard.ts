import type { Messages } from '../types.ts';

/** Texts of the client dashboard. */
export const fr = {
  title: 'Tableau de bord',
  greeting: 'Bonjour {firstName}',
  day: '{now, date, ::EEEEdMMMMyyyy}',
  inProgress:
    '{count, plural, =0 {aucune opération en cours} one {1 opération en cours} other {# opérations en cours}}',
  create: 'Nouvelle opération',
  active: 'Opérations actives',
  all: 'Toutes les opérations',
  moreInProgress: '{count, plural, one {1 autre opération en cours} other {# autres opérations en cours}}',
  columns: {
    operation: 'Opération',
    state: 'État',
    purchasePrice: 'Achat',
    revenue: 'CA TTC',
    lots: 'Lots',
    updatedAt: 'Mise à jour',
  },
  next: 'Prochaines étapes',
  nextNone: 'Rien à compléter pour le moment.',
  step: {
    purchasePrice: 'Renseigner le prix d’achat',
    create: 'Préparer une nouvelle opération',
    createHelp: 'Aucune opération n’est en cours : les vôtres sont clôturées ou abandonnées.',
  },
  empty: {
    title: 'Aucune opération',
    text: 'Créez votre première opération pour voir vos indicateurs.',
    readOnlyText: 'Les opérations de votre société apparaîtront ici.',
  },
  noneActive: 'Aucune opération n’est en cours.',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Dashboard',
  greeting: 'Hello {firstName}',
  day: '{now, date, ::EEEEdMMMMyyyy}',
  inProgress:
    '{count, plural, =0 {no operation in progress} one {1 operation in progress} other {# operations in progress}}',
  create: 'New operation',
  active: 'Active operations',
  all: 'All operations',
  moreInProgress: '{count, plural, one {1 more operation in progress} other {# more operations in progress}}',
  columns: {
    operation: 'Operation',
    state: 'State',
    purchasePrice: 'Purchase',
    revenue: 'Revenue incl. VAT',
    lots: 'Lots',
    updatedAt: 'Updated',
  },
  next: 'Next steps',
  nextNone: 'Nothing to complete for now.',
  step: {
    purchasePrice: 'Enter the purchase price',
    create: 'Prepare a new operation',
    createHelp: 'No operation is in progress: yours are closed or abandoned.',
  },
  empty: {
    title: 'No operation',
    text: 'Create your first operation to see your figures.',
    readOnlyText: 'The operations of your company will appear here.',
  },
  noneActive: 'No operation is in progress.',
};
