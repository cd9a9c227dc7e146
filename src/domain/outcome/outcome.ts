/** What a person has just brought to its end, as the confirmation's address names it. */
export const outcomes = [
  'inscription',
  'abonnement',
  'contact-partenaire',
  'question-envoyee',
  'depot',
  'rgpd',
  'compte-supprime',
  'desinscription',
  'desinscription-a-confirmer',
] as const;
export type Outcome = (typeof outcomes)[number];

/** True for an outcome that has a confirmation. */
export const isOutcome = (text: string): text is Outcome => (outcomes as readonly string[]).includes(text);
