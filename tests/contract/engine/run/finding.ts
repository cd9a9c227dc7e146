/** What is looked at, in the order of the reports. */
export const checks = [
  'declared',
  'access',
  'query',
  'valid',
  'fields',
  'surplus',
  'hostile',
  'version',
  'confirmation',
] as const;
export type Check = (typeof checks)[number];

export const checkLabels: Readonly<Record<Check, string>> = {
  declared: 'Déclaration',
  access: 'Accès et pages',
  query: 'Requête de l’adresse',
  valid: 'Exemple accepté',
  fields: 'Champs refusés',
  surplus: 'Champs en trop',
  hostile: 'Valeurs hostiles',
  version: 'Modifications simultanées',
  confirmation: 'Mot de passe redemandé',
};

/** One thing that was tried on one route. */
export interface Finding {
  readonly route: string;
  readonly check: Check;
  /** Who and what, in French. */
  readonly what: string;
  readonly result: 'pass' | 'fail' | 'skip';
  /** Faults, or the reason of a skip. */
  readonly details: readonly string[];
}

/** Writes findings of one route down. */
export interface Notes {
  readonly findings: readonly Finding[];
  /** Passed when there is no fault. */
  note(check: Check, what: string, faults: readonly string[]): void;
  skip(check: Check, what: string, reason: string): void;
}

export function takeNotes(route: string): Notes {
  const findings: Finding[] = [];
  return {
    findings,
    note: (check, what, details) => {
      findings.push({ route, check, what, result: details.length === 0 ? 'pass' : 'fail', details });
    },
    skip: (check, what, reason) => {
      findings.push({ route, check, what, result: 'skip', details: [reason] });
    },
  };
}

/** Failures in one line each. */
export const describeFailures = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ result }) => result === 'fail')
    .map(
      ({ route, check, what, details }) =>
        `${route}, ${checkLabels[check]}, ${what} : ${details.join(' ; ')}`,
    );
