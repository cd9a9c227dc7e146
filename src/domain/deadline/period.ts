import { InvalidInputError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { addToDay, type Day } from '../time/day.ts';

/** A length of time as the law states it. */
export interface Period {
  readonly count: number;
  readonly unit: 'days' | 'months' | 'years';
}

const UNITS = { D: 'days', M: 'months', Y: 'years' } as const;

const WORDS: Readonly<
  Record<Period['unit'], { readonly fr: readonly [string, string]; readonly en: string }>
> = {
  days: { fr: ['jour', 'jours'], en: 'day' },
  months: { fr: ['mois', 'mois'], en: 'month' },
  years: { fr: ['an', 'ans'], en: 'year' },
};

/** Reads an ISO 8601 duration of one unit, such as `P10D`, `P2M` or `P5Y`. @throws InvalidInputError */
export function parsePeriod(text: string): Period {
  const match = /^P(\d{1,4})([DMY])$/.exec(text);
  if (!match) throw new InvalidInputError('period', text, 'a duration such as P10D, P2M or P5Y');
  return { count: Number(match[1]), unit: UNITS[match[2] as keyof typeof UNITS] };
}

/** A period of months or years made longer by some months. @throws InvalidInputError for one of days */
export function lengthenByMonths(period: Period, months: number): Period {
  if (months === 0) return period;
  if (period.unit === 'days')
    throw new InvalidInputError('period', `${period.count} days`, 'months or years');
  return { count: period.count * (period.unit === 'years' ? 12 : 1) + months, unit: 'months' };
}

/** The same quantième some months or years later, or the day some days later. @throws InvalidInputError beyond 9999 */
export function addPeriod(from: Day, period: Period): Day {
  return addToDay(from, { [period.unit]: period.count });
}

/** `10 jours`, `2 mois`, `1 an`. */
export function periodWords({ count, unit }: Period): Text {
  const { fr, en } = WORDS[unit];
  return { fr: `${count} ${count < 2 ? fr[0] : fr[1]}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
}
