import type { Text } from '../explain/calculation.ts';
import type { Holiday } from './holidays.ts';

/** What the public holidays are called. */
export const holidayNames: Readonly<Record<Holiday, Text>> = {
  new_year: { fr: 'jour de l’An', en: 'New Year’s Day' },
  good_friday: { fr: 'Vendredi saint', en: 'Good Friday' },
  easter_monday: { fr: 'lundi de Pâques', en: 'Easter Monday' },
  labour_day: { fr: 'fête du Travail', en: 'Labour Day' },
  victory_day: { fr: 'Victoire de 1945', en: 'Victory Day' },
  ascension: { fr: 'Ascension', en: 'Ascension Day' },
  whit_monday: { fr: 'lundi de Pentecôte', en: 'Whit Monday' },
  bastille_day: { fr: 'fête nationale', en: 'national day' },
  assumption: { fr: 'Assomption', en: 'Assumption' },
  all_saints: { fr: 'Toussaint', en: 'All Saints’ Day' },
  armistice: { fr: 'Armistice de 1918', en: 'Armistice Day' },
  christmas: { fr: 'Noël', en: 'Christmas Day' },
  second_christmas_day: { fr: 'second jour de Noël', en: 'second day of Christmas' },
  abolition_of_slavery: { fr: 'abolition de l’esclavage', en: 'abolition of slavery' },
};
