import type { OperationState } from '../../operation/states.ts';
import type { StateDisplay } from '../machine.ts';
import type { OperationFacts } from './facts.ts';

type Display = StateDisplay<keyof OperationFacts>;

const identity = ['ref', 'name', 'kind', 'inseeCode'] as const;
const ownership = [...identity, 'acquiredOn', 'acquisitionRegime', 'resaleDeadlineOn'] as const;

/** Labels and colours of the phases of an operation, in their order. */
export const operationStateDisplay: Readonly<Record<OperationState, Display>> = {
  sourcing: { label: { fr: 'Sourcing', en: 'Sourcing' }, colour: 'grey', keeps: identity },
  study: { label: { fr: 'Étude', en: 'Study' }, colour: 'blue', keeps: identity },
  offer: { label: { fr: 'Offre', en: 'Offer' }, colour: 'indigo', keeps: [...identity, 'offerId'] },
  promise: {
    label: { fr: 'Sous promesse', en: 'Under promise' },
    colour: 'violet',
    keeps: [...identity, 'promiseOn', 'purchasePriceCents'],
  },
  owned: { label: { fr: 'Acquise', en: 'Owned' }, colour: 'teal', keeps: ownership },
  works: {
    label: { fr: 'Travaux', en: 'Works' },
    colour: 'orange',
    keeps: [...ownership, 'worksStartedOn'],
  },
  selling: {
    label: { fr: 'Commercialisation', en: 'Selling' },
    colour: 'green',
    keeps: [...ownership, 'saleOpenedOn'],
  },
  closed: {
    label: { fr: 'Clôturée', en: 'Closed' },
    colour: 'dark',
    isFinal: true,
    keeps: [...ownership, 'closedOn', 'terminationReason', 'finalMargin'],
  },
  abandoned: {
    label: { fr: 'Abandonnée', en: 'Abandoned' },
    colour: 'red',
    isFinal: true,
    keeps: [...identity, 'abandonedOn', 'terminationReason', 'sunkCostCents'],
  },
};
