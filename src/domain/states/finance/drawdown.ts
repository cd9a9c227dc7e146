import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Actor } from '../actor.ts';
import { inBrackets, isAtLeast, isKnown } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a drawdown depends on. */
export type DrawdownFacts = Known<{
  plannedOn: Day;
  requestedOn: Day;
  releasedOn: Day;
  amountCents: Cents;
  transactionId: string;
  /** The loan is signed, or already drawn. */
  isLoanSigned: boolean;
  /** What the loan leaves to draw, this drawdown apart. */
  undrawnCents: Cents;
  /** Last day on which the loan may be drawn; null where it has none. */
  availabilityEndOn: Day;
}>;

const writers: readonly Actor[] = ['owner', 'collaborator', 'accountant'];

/** The life of a drawdown. */
export const drawdownMachine = defineMachine<DrawdownFacts>()({
  id: 'drawdown',
  title: { fr: 'Déblocage', en: 'Drawdown' },
  states: {
    planned: { label: { fr: 'Prévu', en: 'Planned' }, colour: 'grey', keeps: ['plannedOn'] },
    requested: {
      label: { fr: 'Demandé', en: 'Requested' },
      colour: 'blue',
      keeps: ['plannedOn', 'requestedOn'],
    },
    released: {
      label: { fr: 'Débloqué', en: 'Released' },
      colour: 'green',
      isFinal: true,
      keeps: ['plannedOn', 'requestedOn', 'releasedOn', 'amountCents', 'transactionId'],
    },
    cancelled: {
      label: { fr: 'Annulé', en: 'Cancelled' },
      colour: 'dark',
      isFinal: true,
      keeps: ['plannedOn'],
    },
  },
  factNames: {
    plannedOn: { fr: 'date prévue', en: 'day planned' },
    requestedOn: { fr: 'date de la demande', en: 'day of the request' },
    releasedOn: { fr: 'date du versement', en: 'day of the release' },
    amountCents: { fr: 'montant', en: 'amount' },
    transactionId: { fr: 'mouvement bancaire', en: 'bank transaction' },
  },
  transitions: {
    plan: {
      label: { fr: 'Prévoir un déblocage', en: 'Plan a drawdown' },
      from: [null],
      to: 'planned',
      by: writers,
      records: { given: ['plannedOn'] },
    },
    request: {
      label: { fr: 'Demander à la banque', en: 'Request from the bank' },
      from: ['planned'],
      to: 'requested',
      by: writers,
      records: { given: ['requestedOn'] },
    },
    release: {
      label: { fr: 'Enregistrer le versement', en: 'Record the release' },
      from: ['requested'],
      to: 'released',
      by: writers,
      guards: [
        {
          code: 'loan_not_signed',
          holds: ({ isLoanSigned }) => isLoanSigned === true,
          text: {
            fr: 'Le prêt n’est pas signé : enregistrez d’abord sa signature.',
            en: 'The loan is not signed: record its signature first.',
          },
        },
        {
          code: 'above_undrawn',
          holds: ({ amountCents, undrawnCents }) =>
            isKnown(amountCents) && isAtLeast(undrawnCents, amountCents),
          text: {
            fr: 'Le total des déblocages dépasse le montant du prêt : réduisez ce déblocage.',
            en: 'The drawdowns exceed the loan: reduce this one.',
          },
        },
        {
          code: 'availability_over',
          holds: ({ releasedOn, availabilityEndOn }) =>
            !isKnown(releasedOn) || !isKnown(availabilityEndOn) || releasedOn <= availabilityEndOn,
          text: ({ availabilityEndOn }) => {
            const since = inBrackets(availabilityEndOn);
            return {
              fr: `La période de tirage est terminée${since.fr} : demandez sa prorogation à la banque.`,
              en: `The period of drawing is over${since.en}: ask the bank to extend it.`,
            };
          },
        },
      ],
      records: { given: ['releasedOn', 'amountCents', 'transactionId'] },
      effects: [
        {
          code: 'draw_loan',
          text: { fr: 'le prêt passe en tirage', en: 'the loan is being drawn' },
        },
      ],
    },
    cancel: {
      label: { fr: 'Annuler le déblocage', en: 'Cancel the drawdown' },
      from: ['planned', 'requested'],
      to: 'cancelled',
      by: writers,
    },
  },
});
