import type { SupplierSeed } from './types.ts';

/** The suppliers of the second company: fewer, so that what is few is seen too. */
export const suppliersT2: readonly SupplierSeed[] = [
  {
    key: 'gier',
    fields: {
      name: 'Bâtisseurs du Gier',
      trade: 'structural-work',
      legalForm: 'SAS',
      email: 'contact.gier@example.test',
      postalCode: '42400',
      city: 'Saint-Chamond',
      departments: ['42'],
      vatRateBps: 2000,
    },
    documents: [
      { kind: 'vigilance', from: '2026-09-01', days: 100 },
      { kind: 'ten-year-insurance', from: '2026-01-01', days: 41 },
    ],
    ratings: [{ operation: 'OP-2025-001', notes: [4, 4, 4], on: '2026-09-10' }],
  },
  {
    key: 'furan',
    fields: {
      name: 'Électricité du Furan',
      trade: 'electricity',
      legalForm: 'SARL',
      email: 'contact.furan@example.test',
      postalCode: '42000',
      city: 'Saint-Étienne',
      departments: ['42', '43'],
      vatRateBps: 2000,
    },
  },
  {
    key: 'lardon',
    fields: {
      name: 'Atelier Lardon',
      trade: 'project-management',
      email: 'contact.lardon@example.test',
      postalCode: '42000',
      city: 'Saint-Étienne',
      departments: ['42'],
      retentionBps: 0,
    },
    documents: [{ kind: 'liability-insurance', from: '2026-01-01', days: 41, isVerified: false }],
    contacts: ['architect-2'],
  },
];
