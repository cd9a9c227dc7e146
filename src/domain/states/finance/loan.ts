import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import type { Day } from '../../time/day.ts';
import { isAtLeast, isOver } from '../guards.ts';
import type { Actor } from '../actor.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a loan of the operation depends on. */
export type LoanFacts = Known<{
  requestedOn: Day;
  agreedOn: Day;
  offerReceivedOn: Day;
  acceptedOn: Day;
  signedOn: Day;
  amountCents: Cents;
  rate: Rate;
  maturityOn: Day;
  guaranteesCount: number;
  releasedDrawdownsCount: number;
  /** Amount that may still be drawn. */
  undrawnCents: Cents;
  /** Last day on which it may be drawn. */
  availabilityEndOn: Day;
  outstandingCents: Cents;
  repaidOn: Day;
  refusedOn: Day;
  refusalReason: string;
  cancelReason: string;
}>;

const writers: readonly Actor[] = ['owner', 'collaborator', 'accountant'];
const signed = ['signedOn', 'amountCents', 'rate', 'maturityOn'] as const;

/** Whether nothing more can be drawn: all is drawn, or the period is over. */
function isFullyDrawn({ undrawnCents, availabilityEndOn }: LoanFacts, today: Day): boolean {
  return undrawnCents === 0 || isOver(availabilityEndOn, today);
}

/** The life of a loan. */
export const loanMachine = defineMachine<LoanFacts>()({
  id: 'loan',
  title: { fr: 'Prêt', en: 'Loan' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    requested: { label: { fr: 'Demandé', en: 'Requested' }, colour: 'blue', keeps: ['requestedOn'] },
    agreed: {
      label: { fr: 'Accord de principe', en: 'Agreed in principle' },
      colour: 'indigo',
      keeps: ['agreedOn'],
    },
    offered: {
      label: { fr: 'Offre reçue', en: 'Offer received' },
      colour: 'violet',
      keeps: ['offerReceivedOn'],
    },
    accepted: { label: { fr: 'Accepté', en: 'Accepted' }, colour: 'teal', keeps: ['acceptedOn'] },
    signed: { label: { fr: 'Signé', en: 'Signed' }, colour: 'green', keeps: signed },
    drawing: { label: { fr: 'En tirage', en: 'Being drawn' }, colour: 'orange', keeps: signed },
    repaying: { label: { fr: 'En remboursement', en: 'Being repaid' }, colour: 'yellow', keeps: signed },
    repaid: {
      label: { fr: 'Remboursé', en: 'Repaid' },
      colour: 'dark',
      isFinal: true,
      keeps: [...signed, 'repaidOn'],
    },
    refused: {
      label: { fr: 'Refusé', en: 'Refused' },
      colour: 'red',
      isFinal: true,
      keeps: ['refusedOn', 'refusalReason'],
    },
    cancelled: {
      label: { fr: 'Annulé', en: 'Cancelled' },
      colour: 'dark',
      isFinal: true,
      keeps: ['cancelReason'],
    },
  },
  factNames: {
    requestedOn: { fr: 'date de la demande', en: 'day of the request' },
    agreedOn: { fr: 'date de l’accord de principe', en: 'day of the agreement in principle' },
    offerReceivedOn: { fr: 'date de réception de l’offre', en: 'day the offer was received' },
    acceptedOn: { fr: 'date d’acceptation', en: 'day of acceptance' },
    signedOn: { fr: 'date de signature', en: 'day of signature' },
    amountCents: { fr: 'montant', en: 'amount' },
    rate: { fr: 'taux nominal', en: 'nominal rate' },
    maturityOn: { fr: 'échéance finale', en: 'maturity' },
    repaidOn: { fr: 'date du remboursement', en: 'day of repayment' },
    refusedOn: { fr: 'date du refus', en: 'day of the refusal' },
    refusalReason: { fr: 'motif du refus', en: 'reason for the refusal' },
    cancelReason: { fr: 'motif de l’annulation', en: 'reason for the cancellation' },
  },
  transitions: {
    create: {
      label: { fr: 'Ajouter un prêt', en: 'Add a loan' },
      from: [null],
      to: 'draft',
      by: writers,
    },
    request: {
      label: { fr: 'Enregistrer la demande', en: 'Record the request' },
      from: ['draft'],
      to: 'requested',
      by: writers,
      records: { given: ['requestedOn'] },
    },
    agree: {
      label: { fr: 'Enregistrer l’accord de principe', en: 'Record the agreement in principle' },
      from: ['requested'],
      to: 'agreed',
      by: writers,
      records: { given: ['agreedOn'] },
    },
    'receive-offer': {
      label: { fr: 'Enregistrer l’offre', en: 'Record the offer' },
      from: ['agreed'],
      to: 'offered',
      by: writers,
      records: { given: ['offerReceivedOn'] },
    },
    accept: {
      label: { fr: 'Accepter l’offre', en: 'Accept the offer' },
      from: ['offered'],
      to: 'accepted',
      by: writers,
      records: { given: ['acceptedOn'] },
    },
    sign: {
      label: { fr: 'Enregistrer la signature', en: 'Record the signature' },
      from: ['accepted'],
      to: 'signed',
      by: writers,
      guards: [
        {
          code: 'no_amount',
          holds: ({ amountCents }) => isAtLeast(amountCents, 1),
          text: {
            fr: 'Le montant du prêt doit être supérieur à 0 € : saisissez-le.',
            en: 'The loan must be above €0: enter its amount.',
          },
        },
        {
          code: 'no_guarantee',
          kind: 'confirmable',
          holds: ({ guaranteesCount }) => isAtLeast(guaranteesCount, 1),
          text: {
            fr: 'Aucune garantie n’est enregistrée : ajoutez-la, ou confirmez un prêt sans garantie.',
            en: 'No guarantee is recorded: add it, or confirm a loan without any.',
          },
        },
      ],
      records: { given: signed },
    },
    'start-drawing': {
      label: { fr: 'Premier déblocage', en: 'First drawdown' },
      from: ['signed'],
      to: 'drawing',
      by: ['system'],
      trigger: { fr: 'au premier déblocage', en: 'when the first drawdown is released' },
      guards: [
        {
          code: 'no_drawdown',
          holds: ({ releasedDrawdownsCount }) => isAtLeast(releasedDrawdownsCount, 1),
          text: {
            fr: 'Aucun déblocage n’est versé : enregistrez le premier.',
            en: 'No drawdown is released: record the first one.',
          },
        },
      ],
    },
    'start-repaying': {
      label: { fr: 'Fin des tirages', en: 'End of the drawing' },
      from: ['drawing'],
      to: 'repaying',
      by: ['system'],
      trigger: {
        fr: 'quand tout est débloqué ou que la période de tirage est terminée',
        en: 'when all is drawn or the period of drawing is over',
      },
      guards: [
        {
          code: 'still_available',
          holds: (facts, { today }) => isFullyDrawn(facts, today),
          text: {
            fr: 'Le prêt peut encore être débloqué : attendez le dernier tirage ou la fin de la période.',
            en: 'The loan may still be drawn: wait for the last drawdown or the end of the period.',
          },
        },
      ],
    },
    repay: {
      label: { fr: 'Prêt remboursé', en: 'Loan repaid' },
      from: ['drawing', 'repaying'],
      to: 'repaid',
      by: ['system'],
      trigger: {
        fr: 'quand le capital restant dû est nul et que rien ne peut plus être débloqué',
        en: 'when nothing is outstanding and nothing more may be drawn',
      },
      guards: [
        {
          code: 'outstanding',
          holds: ({ outstandingCents }) => outstandingCents === 0,
          text: {
            fr: 'Un capital reste dû : enregistrez son remboursement.',
            en: 'Some capital is outstanding: record its repayment.',
          },
        },
        {
          code: 'still_available',
          holds: (facts, { today }) => isFullyDrawn(facts, today),
          text: {
            fr: 'Le prêt peut encore être débloqué : attendez la fin de la période de tirage.',
            en: 'The loan may still be drawn: wait for the end of the period.',
          },
        },
      ],
      records: { computed: ['repaidOn'] },
    },
    refuse: {
      label: { fr: 'Enregistrer le refus', en: 'Record the refusal' },
      from: ['requested', 'agreed'],
      to: 'refused',
      by: writers,
      records: { given: ['refusedOn', 'refusalReason'] },
    },
    cancel: {
      label: { fr: 'Annuler le prêt', en: 'Cancel the loan' },
      from: ['draft', 'requested', 'agreed', 'offered', 'accepted', 'signed'],
      to: 'cancelled',
      by: writers,
      guards: [
        {
          code: 'already_drawn',
          holds: ({ releasedDrawdownsCount }) => releasedDrawdownsCount === 0,
          text: {
            fr: 'Des fonds sont débloqués, ou les déblocages ne sont pas vérifiés : remboursez-les avant d’annuler.',
            en: 'Funds were drawn, or the drawdowns were not checked: repay them before cancelling.',
          },
        },
      ],
      records: { given: ['cancelReason'] },
    },
  },
});
