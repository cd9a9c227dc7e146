// A letter to a French seller is French, whatever language its author reads.
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
  const whole = detail === '' || type === 'other' ? name : `${name} (${detail})`;
  if (deadlineDays === null) return whole;
  return `${whole} dans un délai ${deadlineDays === 1 ? 'd’un jour' : `de ${deadlineDays} jours`}`;
}

/** What a letter says of its conditions: « obtention d’un prêt dans un délai de 60 jours ; libération des lieux ». */
export const letterConditions = (given: readonly LetterCondition[]): string =>
  given.length === 0 ? 'sans condition suspensive' : given.map(conditionText).join(' ; ');

/** The line above a letter. */
export const letterSubject = (subject: string): string => `Objet : ${subject}`;
