import { addToDay, type Day } from '../time/day.ts';
import { fullAgeYears } from './enums.ts';

/** True from the eighteenth birthday on (code civil, article 414). */
export const isOfAge = (birthDate: Day, today: Day): boolean =>
  addToDay(birthDate, { years: fullAgeYears }) <= today;
