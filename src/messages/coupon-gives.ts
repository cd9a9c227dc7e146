import type { Messages } from './types.ts';

/** What a promotion code gives, in a line. */
export const fr = {
  percent: '−{value, number} %',
  amount: '−{amount}',
  freeMonths: '{value, plural, one {# mois offert} other {# mois offerts}}',
  trialDays: '{value, plural, one {# jour d’essai en plus} other {# jours d’essai en plus}}',
  once: ' sur la première échéance',
  periods: ' pendant {n, plural, one {# échéance} other {# échéances}}',
  forever: ' sans limite de durée',
} as const;

export const en: Messages<typeof fr> = {
  percent: '−{value, number}%',
  amount: '−{amount}',
  freeMonths: '{value, plural, one {# month free} other {# months free}}',
  trialDays: '{value, plural, one {# more day} other {# more days}} on trial',
  once: ' on the first payment',
  periods: ' for {n, plural, one {# payment} other {# payments}}',
  forever: ' for ever',
};
