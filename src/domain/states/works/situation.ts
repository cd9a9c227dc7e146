import { percentText } from '../../calls/breach.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import { isAtLeast, isKnown } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a progress claim depends on. */
export type SituationFacts = Known<{
  submittedOn: Day;
  /** Progress claimed in all, and by the claim before (0 for the first). */
  cumulativeBps: number;
  previousBps: number;
  /** All that is claimed, and the contract with its amendments, without VAT. */
  cumulativeHtCents: Cents;
  currentContractHtCents: Cents;
  /** Who signed for the architect or works manager. */
  checkedBy: string;
  approvedOn: Day;
  dueOn: Day;
  transactionId: string;
  paidOn: Day;
  rejectionReason: string;
}>;

type SituationGuard = Guard<SituationFacts>;

const doesAdvance: SituationGuard = {
  code: 'below_previous',
  holds: ({ cumulativeBps, previousBps }) =>
    !isKnown(cumulativeBps) || (isKnown(previousBps) && cumulativeBps >= previousBps),
  text: ({ previousBps }) => {
    const { fr, en } = isKnown(previousBps) ? percentText(previousBps) : { fr: null, en: null };
    return {
      fr: `Le cumul ne peut pas être inférieur à la situation précédente${fr ? ` (${fr})` : ''} : corrigez l’avancement.`,
      en: `The total may not be below that of the claim before${en ? ` (${en})` : ''}: correct the progress.`,
    };
  },
};

const isAtMostAll: SituationGuard = {
  code: 'above_all',
  holds: ({ cumulativeBps }) => !isKnown(cumulativeBps) || (cumulativeBps >= 0 && cumulativeBps <= 10_000),
  text: {
    fr: 'Le cumul doit être compris entre 0 % et 100 % : corrigez l’avancement.',
    en: 'The total must lie between 0% and 100%: correct the progress.',
  },
};

const isWithinContract: SituationGuard = {
  code: 'contract_exceeded',
  holds: ({ cumulativeHtCents, currentContractHtCents }) =>
    isKnown(cumulativeHtCents) && isAtLeast(currentContractHtCents, cumulativeHtCents),
  text: {
    fr: 'Montant supérieur au marché : ajoutez un avenant.',
    en: 'The amount exceeds the contract: add an amendment.',
  },
};

const submitted = ['submittedOn', 'cumulativeBps'] as const;

/** The life of a progress claim of a company. */
export const situationMachine = defineMachine<SituationFacts>()({
  id: 'situation',
  title: { fr: 'Situation de travaux', en: 'Progress claim' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    submitted: { label: { fr: 'Reçue', en: 'Received' }, colour: 'blue', keeps: submitted },
    checked: {
      label: { fr: 'Visée MOE', en: 'Checked by the works manager' },
      colour: 'violet',
      keeps: [...submitted, 'checkedBy'],
    },
    approved: {
      label: { fr: 'Validée', en: 'Approved' },
      colour: 'green',
      keeps: [...submitted, 'checkedBy', 'approvedOn', 'dueOn'],
    },
    paid: {
      label: { fr: 'Payée', en: 'Paid' },
      colour: 'dark',
      isFinal: true,
      keeps: [...submitted, 'checkedBy', 'approvedOn', 'dueOn', 'transactionId', 'paidOn'],
    },
    rejected: {
      label: { fr: 'Rejetée', en: 'Rejected' },
      colour: 'red',
      isFinal: true,
      keeps: [...submitted, 'rejectionReason'],
    },
  },
  factNames: {
    submittedOn: { fr: 'date de réception', en: 'day received' },
    cumulativeBps: { fr: 'avancement cumulé', en: 'progress in all' },
    checkedBy: { fr: 'visa du maître d’œuvre', en: 'signature of the works manager' },
    approvedOn: { fr: 'date de validation', en: 'day of approval' },
    dueOn: { fr: 'échéance', en: 'due day' },
    transactionId: { fr: 'mouvement bancaire', en: 'bank transaction' },
    paidOn: { fr: 'date de paiement', en: 'day of payment' },
    rejectionReason: { fr: 'motif du rejet', en: 'reason for the rejection' },
  },
  transitions: {
    create: {
      label: { fr: 'Préparer la situation', en: 'Prepare the claim' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    submit: {
      label: { fr: 'Enregistrer la réception', en: 'Record that it was received' },
      from: ['draft'],
      to: 'submitted',
      by: ['owner', 'collaborator'],
      records: { given: submitted },
    },
    check: {
      label: { fr: 'Enregistrer le visa MOE', en: 'Record the works manager’s signature' },
      from: ['submitted'],
      to: 'checked',
      by: ['owner', 'collaborator'],
      records: { given: ['checkedBy'] },
    },
    approve: {
      label: { fr: 'Valider', en: 'Approve' },
      from: ['checked'],
      to: 'approved',
      by: ['owner', 'collaborator'],
      guards: [doesAdvance, isAtMostAll, isWithinContract],
      records: { given: ['cumulativeBps'], computed: ['approvedOn', 'dueOn'] },
    },
    pay: {
      label: { fr: 'Enregistrer le paiement', en: 'Record the payment' },
      from: ['approved'],
      to: 'paid',
      by: ['accountant', 'owner'],
      records: { given: ['transactionId', 'paidOn'] },
    },
    reject: {
      label: { fr: 'Rejeter', en: 'Reject' },
      from: ['submitted', 'checked'],
      to: 'rejected',
      by: ['owner', 'collaborator'],
      records: { given: ['rejectionReason'] },
    },
  },
});
