import type { Cents } from '../../money/cents.ts';
import { hasLength, isAtLeast, isKnown } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of an estimation depends on. */
export type EstimationFacts = Known<{
  includedComparablesCount: number;
  /** Why the value is held in spite of few comparables, or outside of the band. */
  justification: string;
  retainedCents: Cents;
  /** The band of the results. */
  lowCents: Cents;
  highCents: Cents;
}>;

/** The life of an estimation. */
export const estimationMachine = defineMachine<EstimationFacts>()({
  id: 'estimation',
  title: { fr: 'Estimation', en: 'Estimation' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    final: { label: { fr: 'Définitive', en: 'Final' }, colour: 'green', keeps: ['retainedCents'] },
    archived: {
      label: { fr: 'Archivée', en: 'Archived' },
      colour: 'dark',
      isFinal: true,
      keeps: ['retainedCents'],
    },
  },
  factNames: { retainedCents: { fr: 'valeur retenue', en: 'value retained' } },
  transitions: {
    create: {
      label: { fr: 'Créer l’estimation', en: 'Create the estimation' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    finalize: {
      label: { fr: 'Rendre définitive', en: 'Make final' },
      from: ['draft'],
      to: 'final',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'too_few_comparables',
          holds: ({ includedComparablesCount, justification }) =>
            isAtLeast(includedComparablesCount, 3) || hasLength(justification, 1),
          text: {
            fr: 'Au moins trois comparables retenus sont nécessaires. Ajoutez-en ou justifiez la valeur.',
            en: 'At least three comparables must be included. Add some or justify the value.',
          },
        },
        {
          code: 'outside_band',
          holds: ({ retainedCents, lowCents, highCents, justification }) =>
            !isKnown(retainedCents) ||
            hasLength(justification, 20) ||
            ((!isKnown(lowCents) || retainedCents >= lowCents) &&
              (!isKnown(highCents) || retainedCents <= highCents)),
          text: {
            fr: 'La valeur retenue sort de la fourchette : justifiez-la (20 caractères minimum).',
            en: 'The value retained is outside of the band: justify it (20 characters at least).',
          },
        },
      ],
      records: { given: ['retainedCents'] },
    },
    archive: {
      label: { fr: 'Archiver', en: 'Archive' },
      from: ['final'],
      to: 'archived',
      by: ['owner', 'collaborator'],
    },
  },
});
