import type { Text } from '../../explain/calculation.ts';
import type { Known } from '../machine.ts';
import { defineMachine } from '../machine.ts';
import type { TerminationFacts } from './termination-facts.ts';
import {
  isAbandonmentExplained,
  isAfterLastFlow,
  isChecklistClear,
  isReopeningInTime,
} from './termination-guards.ts';

/** A termination closes an operation that was owned, or abandons one that was not. */
export type TerminationRecordFacts = TerminationFacts & Known<{ kind: 'closed' | 'abandoned' }>;

const factNames: Readonly<Partial<Record<keyof TerminationRecordFacts, Text>>> = {
  kind: { fr: 'type de clôture', en: 'kind of termination' },
  terminatedOn: { fr: 'date', en: 'day' },
  terminationReason: { fr: 'motif', en: 'reason' },
  reopeningReason: { fr: 'motif de réouverture', en: 'reason for reopening' },
  reopenedOn: { fr: 'date de réouverture', en: 'day of reopening' },
};

/** The life of the closure itself. */
export const terminationMachine = defineMachine<TerminationRecordFacts>()({
  id: 'termination',
  title: { fr: 'Clôture de l’opération', en: 'Termination of the operation' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    confirmed: {
      label: { fr: 'Confirmée', en: 'Confirmed' },
      colour: 'dark',
      keeps: ['kind', 'terminatedOn', 'terminationReason'],
    },
    reopened: {
      label: { fr: 'Rouverte', en: 'Reopened' },
      colour: 'blue',
      isFinal: true,
      keeps: ['reopeningReason', 'reopenedOn'],
    },
  },
  factNames,
  transitions: {
    start: {
      label: { fr: 'Préparer la clôture', en: 'Prepare the termination' },
      from: [null],
      to: 'draft',
      by: ['owner'],
    },
    confirm: {
      label: { fr: 'Confirmer la clôture', en: 'Confirm the termination' },
      from: ['draft'],
      to: 'confirmed',
      by: ['owner'],
      guards: [
        {
          ...isChecklistClear,
          holds: (facts, context) => facts.kind === 'abandoned' || isChecklistClear.holds(facts, context),
        },
        {
          ...isAbandonmentExplained,
          holds: (facts, context) => facts.kind === 'closed' || isAbandonmentExplained.holds(facts, context),
        },
        isAfterLastFlow<TerminationRecordFacts>(({ terminatedOn }) => terminatedOn),
      ],
      records: { given: ['kind', 'terminatedOn', 'terminationReason'] },
      effects: [
        {
          code: 'end_operation',
          text: { fr: 'l’opération est clôturée ou abandonnée', en: 'the operation is closed or abandoned' },
        },
      ],
    },
    reopen: {
      label: { fr: 'Rouvrir', en: 'Reopen' },
      from: ['confirmed'],
      to: 'reopened',
      by: ['owner', 'admin'],
      guards: [isReopeningInTime<TerminationRecordFacts>(({ terminatedOn }) => terminatedOn)],
      records: { given: ['reopeningReason'], computed: ['reopenedOn'] },
      effects: [
        {
          code: 'reopen_operation',
          text: {
            fr: 'l’opération reprend son état précédent',
            en: 'the operation returns to its previous state',
          },
        },
      ],
    },
  },
});
