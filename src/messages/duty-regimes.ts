import type { Messages } from './types.ts';

/** What a purchase is called by its duties: the same words on every page. */
export const fr = {
  mdb: 'Engagement de revendre (1115)',
  build: 'Engagement de construire (1594-0 G)',
  standard: 'Droit commun',
  vat: 'Acquisition soumise à TVA',
};

export const en: Messages<typeof fr> = {
  mdb: 'Commitment to resell (1115)',
  build: 'Commitment to build (1594-0 G)',
  standard: 'Ordinary law',
  vat: 'Purchase subject to VAT',
};
