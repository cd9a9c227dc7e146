import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { virBases } from './call-bases.ts';
import { callSchedule, type CallSchedule } from './call-schedule.ts';
import { systemTemplates } from './system-templates.ts';

/** A renovated flat for the document. */
export const virExampleGiven = {
  fr: 'VIR à 205 000 € (existant 123 000 €, travaux 82 000 €), acte le 25 septembre 2026, moitié des travaux attestée le 30 octobre 2026.',
  en: 'VIR for €205,000 (existing part €123,000, works €82,000), deed on 25 September 2026, half of the works certified on 30 October 2026.',
} as const;

/** Its calls. */
export function virExample(): CallSchedule {
  return callSchedule(
    systemTemplates({ on: day('2026-09-25') }).vir,
    virBases(euros(123_000), euros(82_000)),
    { deedOn: day('2026-09-25'), milestones: { half_works: day('2026-10-30') } },
  );
}
