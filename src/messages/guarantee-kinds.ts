import type { Messages } from './types.ts';

/** Kinds of guarantees, by the domain’s own keys. */
export const fr = {
  hlspd: 'Hypothèque légale spéciale',
  mortgage: 'Hypothèque',
  personal_surety: 'Caution personnelle',
  share_pledge: 'Nantissement',
  bank_surety: 'Caution bancaire',
  gfa: 'GFA',
  mortgage_promise: 'Promesse d’affectation',
} as const;

export const en: Messages<typeof fr> = {
  hlspd: 'Special legal mortgage',
  mortgage: 'Mortgage',
  personal_surety: 'Personal surety',
  share_pledge: 'Share pledge',
  bank_surety: 'Bank surety',
  gfa: 'Completion guarantee (GFA)',
  mortgage_promise: 'Promise of mortgage',
};
