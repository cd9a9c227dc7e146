import type { Text } from '../explain/calculation.ts';
import type { Cents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** The alert of a plan of cash: how much is lacking, and when. */
export function shortfallText(missingCents: Cents, month: Month): Text {
  const amount = euroWords(missingCents);
  const on = monthWords(month);
  return {
    fr: `Besoin de trésorerie de ${amount.fr} en ${on.fr}`,
    en: `Cash of ${amount.en} needed in ${on.en}`,
  };
}

/** An amount in a sentence: `13 430 €` and `12 345,67 €`, `€13,430`. */
export function euroWords(amount: Cents): Text {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const [euros, rest] = [digits.slice(0, -2), digits.slice(-2)];
  const sign = amount < 0 ? '-' : '';
  const grouped = (separator: string) => euros.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
  const decimals = (point: string) => (rest === '00' ? '' : `${point}${rest}`);
  return {
    fr: `${sign}${grouped('\u202F')}${decimals(',')}\u00A0€`,
    en: `${sign}€${grouped(',')}${decimals('.')}`,
  };
}

/** `mai 2026`, `May 2026`. */
export function monthWords(of: Month): Text {
  const [year, index] = [Number(of.slice(0, 4)), Number(of.slice(5, 7)) - 1];
  return { fr: `${MONTHS.fr[index]} ${year}`, en: `${MONTHS.en[index]} ${year}` };
}
