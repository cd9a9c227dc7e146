import type { Cents } from '../../money/cents.ts';
import { isKnown } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a simulation depends on. */
export type SimulationFacts = Known<{
  /** Margin of the results; null while they are not computed. */
  marginCents: Cents;
  hasPurchaseLine: boolean;
  /** Labels of the lines that have no month. */
  linesWithoutMonth: readonly string[];
  /** No simulation of the operation was validated before. */
  isFirstValidation: boolean;
}>;

/** The life of a simulation; once validated it is copied, never changed. */
export const simulationMachine = defineMachine<SimulationFacts>()({
  id: 'simulation',
  title: { fr: 'Simulation financière', en: 'Financial simulation' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    validated: { label: { fr: 'Validée', en: 'Validated' }, colour: 'green', keeps: ['marginCents'] },
    archived: {
      label: { fr: 'Archivée', en: 'Archived' },
      colour: 'dark',
      isFinal: true,
      keeps: ['marginCents'],
    },
  },
  factNames: { marginCents: { fr: 'marge', en: 'margin' } },
  transitions: {
    create: {
      label: { fr: 'Créer la simulation', en: 'Create the simulation' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    edit: {
      label: { fr: 'Modifier', en: 'Change' },
      from: ['draft'],
      to: 'draft',
      by: ['owner', 'collaborator'],
      elsewhere: {
        validated: {
          fr: 'Simulation validée : dupliquez-la pour la modifier.',
          en: 'The simulation is validated: duplicate it to change it.',
        },
      },
    },
    validate: {
      label: { fr: 'Valider', en: 'Validate' },
      from: ['draft'],
      to: 'validated',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'purchase_missing',
          holds: ({ hasPurchaseLine }) => hasPurchaseLine === true,
          text: {
            fr: 'L’achat est absent des dépenses : ajoutez-le.',
            en: 'The purchase is missing from the expenses: add it.',
          },
        },
        {
          code: 'line_without_month',
          holds: ({ linesWithoutMonth }) => isKnown(linesWithoutMonth) && linesWithoutMonth.length === 0,
          text: ({ linesWithoutMonth }) => {
            const named = (linesWithoutMonth ?? []).join(', ');
            return {
              fr: `Ligne sans mois${named ? ` : ${named}` : ''}. Donnez un mois à chaque ligne.`,
              en: `Line without a month${named ? `: ${named}` : ''}. Give each line a month.`,
            };
          },
        },
        {
          code: 'negative_margin',
          kind: 'confirmable',
          // While it is unknown, its absence is told already.
          holds: ({ marginCents }) => !isKnown(marginCents) || marginCents >= 0,
          text: {
            fr: 'La marge est négative. Valider quand même ?',
            en: 'The margin is below zero. Validate all the same?',
          },
        },
      ],
      records: { given: ['marginCents'] },
      effects: [
        {
          code: 'set_active_simulation',
          text: {
            fr: 'elle devient la simulation de référence de l’opération',
            en: 'it becomes the reference simulation of the operation',
          },
        },
        {
          code: 'freeze_initial_budget',
          text: { fr: 'le budget initial est figé', en: 'the initial budget is frozen' },
          when: ({ isFirstValidation }) => isFirstValidation === true,
        },
      ],
    },
    archive: {
      label: { fr: 'Archiver', en: 'Archive' },
      from: ['validated'],
      to: 'archived',
      by: ['owner', 'collaborator'],
    },
  },
});
