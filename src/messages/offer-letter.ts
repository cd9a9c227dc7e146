import { fill } from './fill.ts';

// A letter to a French seller is French, whatever language its author reads.
const texts = {
  subject: 'Objet : {subject}',
  within: '{condition} dans un délai de {count} jours',
  withinOne: '{condition} dans un délai d’un jour',
  detail: '{condition} ({detail})',
  none: 'sans condition suspensive',
} as const;

const conditions = {
  loan: 'obtention d’un prêt',
  permit_purged: 'obtention d’un permis purgé de tout recours',
  preemption: 'renonciation aux droits de préemption',
  mortgage_free: 'absence d’hypothèque supérieure au prix',
  easement_free: 'absence de servitude gênant le projet',
  soil: 'étude de sol sans surcoût de fondations',
  vacant: 'libération des lieux',
  sale_of_other: 'vente préalable d’un autre bien',
  other: 'condition particulière',
} as const;

interface LetterCondition {
  readonly type: keyof typeof conditions;
  readonly deadlineDays: number | null;
  readonly detail: string;
}

function conditionText({ type, deadlineDays, detail }: LetterCondition): string {
  const name = type === 'other' && detail !== '' ? detail : conditions[type];
  const whole = detail === '' || type === 'other' ? name : fill(texts.detail, { condition: name, detail });
  if (deadlineDays === null) return whole;
  return fill(deadlineDays === 1 ? texts.withinOne : texts.within, { condition: whole, count: deadlineDays });
}

/** What a letter says of its conditions: « obtention d’un prêt dans un délai de 60 jours ; libération des lieux ». */
export const letterConditions = (given: readonly LetterCondition[]): string =>
  given.length === 0 ? texts.none : given.map(conditionText).join(' ; ');

/** The line above a letter. */
export const letterSubject = (subject: string): string => fill(texts.subject, { subject });
