import type { Actor } from '../actor.ts';
import { isKnown, isOver } from '../guards.ts';
import { defineMachine } from '../machine.ts';
import { paymentFactNames, type PaymentFacts } from './payment-facts.ts';
import * as guard from './payment-guards.ts';

const writers: readonly Actor[] = ['owner', 'collaborator', 'accountant'];
const called = ['event', 'calledOn', 'dueOn', 'letterFileId'] as const;

/** The life of a call for funds. */
export const paymentMachine = defineMachine<PaymentFacts>()({
  id: 'payment',
  title: { fr: 'Appel de fonds', en: 'Call for funds' },
  states: {
    scheduled: { label: { fr: 'À venir', en: 'Scheduled' }, colour: 'grey', keeps: ['event'] },
    callable: { label: { fr: 'À appeler', en: 'To call' }, colour: 'blue', keeps: ['event'] },
    called: { label: { fr: 'Appelé', en: 'Called' }, colour: 'indigo', keeps: called },
    partial: {
      label: { fr: 'Partiel', en: 'Partly paid' },
      colour: 'orange',
      keeps: [...called, 'receiptCents', 'receivedOn'],
    },
    paid: { label: { fr: 'Payé', en: 'Paid' }, colour: 'green', isFinal: true, keeps: called },
    overdue: { label: { fr: 'En retard', en: 'Overdue' }, colour: 'red', keeps: called },
    consigned: {
      label: { fr: 'Consigné', en: 'Consigned' },
      colour: 'violet',
      keeps: [...called, 'consignedCents'],
    },
    cancelled: {
      label: { fr: 'Annulé', en: 'Cancelled' },
      colour: 'dark',
      isFinal: true,
      keeps: ['event', 'cancelReason'],
    },
  },
  factNames: paymentFactNames,
  transitions: {
    schedule: {
      label: { fr: 'Appel créé', en: 'Call created' },
      from: [null],
      to: 'scheduled',
      by: ['system'],
      trigger: { fr: 'à la signature de l’acte', en: 'when the deed is signed' },
      guards: [guard.isDeedSigned],
      records: { given: ['event'] },
    },
    'become-callable': {
      label: { fr: 'Appel possible', en: 'Call possible' },
      from: ['scheduled'],
      to: 'callable',
      by: ['system'],
      trigger: {
        fr: 'à l’enregistrement de l’attestation d’avancement, ou à la signature de l’acte',
        en: 'when the certificate of progress is recorded, or the deed signed',
      },
      guards: [guard.isDeedSigned, guard.isEventCertified],
    },
    call: {
      label: { fr: 'Appeler les fonds', en: 'Call the funds' },
      from: ['callable'],
      to: 'called',
      by: writers,
      records: { given: ['calledOn'], computed: ['dueOn', 'letterFileId'] },
      effects: [
        { code: 'generate_letter', text: { fr: 'la lettre d’appel est créée', en: 'the letter is made' } },
      ],
      elsewhere: {
        scheduled: {
          fr: 'Le fait générateur n’est pas attesté : ajoutez l’attestation d’avancement.',
          en: 'The event is not certified: add the certificate of progress.',
        },
      },
    },
    receive: {
      label: { fr: 'Enregistrer un règlement', en: 'Record a payment' },
      from: ['called', 'partial', 'overdue'],
      to: {
        oneOf: ['partial', 'paid', 'overdue'],
        choose: ({ receiptCents, restCents, dueOn }, _from, { today }) => {
          if (!isKnown(receiptCents) || !isKnown(restCents)) return null;
          if (receiptCents >= restCents) return 'paid';
          return isOver(dueOn, today) ? 'overdue' : 'partial';
        },
      },
      by: writers,
      guards: [guard.isAfterDeed, guard.isReceiptPositive, guard.isWithinRest, guard.isReceiptPast],
      records: { given: ['receiptCents', 'receivedOn'] },
    },
    'fall-overdue': {
      label: { fr: 'Appel en retard', en: 'Call overdue' },
      from: ['called', 'partial'],
      to: 'overdue',
      by: ['system'],
      trigger: { fr: 'le lendemain de l’échéance', en: 'the day after the due day' },
      guards: [guard.isOverdue],
    },
    consign: {
      label: { fr: 'Enregistrer une consignation', en: 'Record a consignment' },
      from: ['called', 'partial', 'overdue'],
      to: 'consigned',
      by: writers,
      guards: [guard.isAfterDeed, guard.isDeliveryCall, guard.isWithinConsignmentCap],
      records: { given: ['consignedCents'] },
    },
    'release-consignment': {
      label: { fr: 'Enregistrer la déconsignation', en: 'Record the release' },
      from: ['consigned'],
      to: 'paid',
      by: writers,
      records: { given: ['releasedOn'] },
    },
    cancel: {
      label: { fr: 'Annuler l’appel', en: 'Cancel the call' },
      from: ['scheduled', 'callable', 'called', 'overdue'],
      to: 'cancelled',
      by: [...writers, 'system'],
      trigger: { fr: 'ou quand la vente est résolue', en: 'or when the sale is undone' },
      guards: [guard.isNothingReceived],
      records: { given: ['cancelReason'] },
    },
  },
});
