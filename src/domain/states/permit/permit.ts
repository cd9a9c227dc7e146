import { defineMachine } from '../machine.ts';
import { permitFactNames, type PermitFacts } from './facts.ts';
import * as guard from './guards.ts';
import { permitStateDisplay } from './states.ts';

/** The life of a permission to build, from its filing to the conformity of the works. */
export const permitMachine = defineMachine<PermitFacts>()({
  id: 'permit',
  title: { fr: 'Autorisation d’urbanisme', en: 'Planning permission' },
  states: permitStateDisplay,
  factNames: permitFactNames,
  transitions: {
    create: {
      label: { fr: 'Préparer l’autorisation', en: 'Prepare the application' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
      records: { given: ['kind'] },
    },
    file: {
      label: { fr: 'Enregistrer le dépôt', en: 'Record the filing' },
      from: ['draft'],
      to: 'filed',
      by: ['owner', 'collaborator'],
      records: { given: ['filedOn'] },
      effects: [
        {
          code: 'start_review',
          text: { fr: 'le délai d’instruction court', en: 'the period of review runs' },
        },
      ],
    },
    'request-pieces': {
      label: { fr: 'Pièces demandées', en: 'Missing pieces asked for' },
      from: ['filed'],
      to: 'incomplete',
      by: ['owner', 'collaborator'],
      guards: [guard.isRequestInTime],
      records: { given: ['missingRequestedOn'] },
      effects: [
        {
          code: 'stop_review',
          text: { fr: 'le délai d’instruction s’arrête', en: 'the period of review stops' },
        },
      ],
    },
    'complete-file': {
      label: { fr: 'Dossier complété', en: 'Application completed' },
      from: ['incomplete'],
      to: 'filed',
      by: ['owner', 'collaborator'],
      guards: [guard.isCompletedAfterRequest],
      records: { given: ['completedOn'] },
      effects: [
        {
          code: 'restart_review',
          text: {
            fr: 'un délai d’instruction complet repart',
            en: 'a full period of review starts again',
          },
        },
      ],
    },
    defer: {
      label: { fr: 'Enregistrer un sursis à statuer', en: 'Record a deferral of the decision' },
      from: ['filed'],
      to: 'deferred',
      by: ['owner', 'collaborator'],
      guards: [guard.isDeferralInTime, guard.isFirstDeferral],
      records: { given: ['deferredOn', 'deferredUntilOn'] },
      effects: [
        {
          code: 'defer_review',
          text: {
            fr: 'la demande attend la fin du sursis, puis votre confirmation',
            en: 'the request waits for the end of the deferral, then for your confirmation',
          },
        },
      ],
    },
    'confirm-request': {
      label: { fr: 'Confirmer la demande', en: 'Confirm the request' },
      from: ['deferred'],
      to: 'filed',
      by: ['owner', 'collaborator'],
      guards: [guard.isConfirmedInTime],
      records: { given: ['requestConfirmedOn'] },
      effects: [
        {
          code: 'start_final_review',
          text: {
            fr: 'la mairie a deux mois pour une décision définitive',
            en: 'the town hall has two months for a final decision',
          },
        },
      ],
    },
    grant: {
      label: { fr: 'Enregistrer l’accord', en: 'Record the grant' },
      from: ['filed', 'deferred'],
      to: 'granted',
      by: ['owner', 'collaborator'],
      records: { given: ['decisionOn', 'notifiedOn'] },
      effects: [
        {
          code: 'start_withdrawal',
          text: {
            fr: 'les délais de retrait et de péremption courent',
            en: 'the periods of withdrawal and of lapse run',
          },
        },
      ],
    },
    'become-tacit': {
      label: { fr: 'Autorisation tacite', en: 'Tacit permission' },
      from: ['filed'],
      to: 'tacit',
      by: ['system', 'owner'],
      trigger: { fr: 'le lendemain de la fin de l’instruction', en: 'the day after the review ends' },
      guards: [guard.isReviewOver, guard.doesSilencePermit],
      records: { computed: ['decisionOn'] },
    },
    refuse: {
      label: { fr: 'Enregistrer le refus', en: 'Record the refusal' },
      from: ['filed', 'deferred'],
      to: 'refused',
      by: ['owner', 'collaborator'],
      records: { given: ['decisionOn'] },
    },
    'reject-incomplete': {
      label: { fr: 'Rejet tacite du dossier incomplet', en: 'Tacit rejection, incomplete' },
      from: ['incomplete'],
      to: 'refused',
      by: ['system', 'owner', 'collaborator'],
      trigger: {
        fr: 'le lendemain du délai d’envoi des pièces, si elles n’ont pas été fournies',
        en: 'the day after the period to send the pieces, unless they were supplied',
      },
      guards: [guard.isSupplyOver],
      records: { computed: ['decisionOn'] },
    },
    post: {
      label: { fr: 'Enregistrer l’affichage', en: 'Record the posting' },
      from: ['granted', 'tacit'],
      to: 'posted',
      by: ['owner', 'collaborator'],
      guards: [guard.isPostedAfterDecision, guard.isPostingProved],
      records: { given: ['postedOn'] },
      effects: [
        {
          code: 'start_third_party',
          text: {
            fr: 'le délai de recours des tiers court',
            en: 'the period of appeal of third parties runs',
          },
        },
      ],
    },
    purge: {
      label: { fr: 'Autorisation purgée', en: 'Permission definitive' },
      from: ['posted'],
      to: 'purged',
      by: ['system'],
      trigger: {
        fr: 'quand les délais de recours et de retrait sont passés sans recours',
        en: 'when the periods of appeal and of withdrawal are over and nobody appealed',
      },
      guards: [guard.isThirdPartyOver, guard.isWithdrawalOver, guard.hasNoAppeal],
      records: { computed: ['purgedOn'] },
    },
    start: {
      label: { fr: 'Déclarer l’ouverture du chantier', en: 'Declare the works open' },
      from: ['purged'],
      to: 'started',
      by: ['owner', 'collaborator'],
      records: { given: ['workOpenedOn'] },
    },
    complete: {
      label: { fr: 'Déposer la DAACT', en: 'File the completion declaration' },
      from: ['started'],
      to: 'completed',
      by: ['owner', 'collaborator'],
      records: { given: ['daactOn'] },
      effects: [
        {
          code: 'start_conformity',
          text: { fr: 'le délai de conformité court', en: 'the period of conformity runs' },
        },
      ],
    },
    conform: {
      label: { fr: 'Conformité acquise', en: 'Conformity acquired' },
      from: ['completed'],
      to: 'conform',
      by: ['system', 'owner', 'collaborator'],
      trigger: {
        fr: 'quand le délai de conformité est passé sans contestation',
        en: 'when the period of conformity is over and nothing was contested',
      },
      guards: [guard.isConformityGiven],
    },
    contest: {
      label: { fr: 'Enregistrer la contestation', en: 'Record the contest' },
      from: ['completed'],
      to: 'contested',
      by: ['owner', 'collaborator'],
      records: { given: ['contestedOn', 'contestReason'] },
    },
    redeclare: {
      label: { fr: 'Déposer une nouvelle DAACT', en: 'File a new completion declaration' },
      from: ['contested'],
      to: 'completed',
      by: ['owner', 'collaborator'],
      guards: [guard.isRedeclaredAfterContest],
      records: { given: ['redeclaredOn'] },
      effects: [
        {
          code: 'restart_conformity',
          text: { fr: 'un nouveau délai de conformité court', en: 'a new period of conformity runs' },
        },
      ],
    },
    'lift-contest': {
      label: { fr: 'Contestation levée', en: 'Contest lifted' },
      from: ['contested'],
      to: 'conform',
      by: ['owner', 'collaborator'],
      records: { given: ['conformityAttestedOn'] },
    },
    appeal: {
      label: { fr: 'Enregistrer un recours', en: 'Record an appeal' },
      from: ['granted', 'tacit', 'posted'],
      to: 'appealed',
      by: ['owner', 'collaborator'],
      records: { given: ['appealKind', 'appealFiledOn'] },
    },
    'settle-appeal': {
      label: { fr: 'Recours rejeté ou retiré', en: 'Appeal rejected or dropped' },
      from: ['appealed'],
      to: {
        oneOf: ['posted', 'granted', 'tacit'],
        choose: ({ postedOn, notifiedOn }) => (postedOn ? 'posted' : notifiedOn ? 'granted' : 'tacit'),
      },
      by: ['owner', 'collaborator'],
      guards: [guard.isAppealLost],
      records: { given: ['appealOutcome'] },
    },
    annul: {
      label: { fr: 'Enregistrer l’annulation', en: 'Record the annulment' },
      from: ['appealed'],
      to: 'annulled',
      by: ['owner', 'collaborator'],
      records: { given: ['annulledOn'] },
    },
    'withdraw-by-authority': {
      label: {
        fr: 'Enregistrer le retrait par l’administration',
        en: 'Record the withdrawal by the authority',
      },
      from: ['granted', 'tacit', 'posted', 'appealed'],
      to: 'withdrawn_by_authority',
      by: ['owner', 'collaborator'],
      guards: [guard.isWithdrawnInTime],
      records: { given: ['authorityWithdrewOn'] },
    },
    lapse: {
      label: { fr: 'Autorisation périmée', en: 'Permission lapsed' },
      from: ['granted', 'tacit', 'posted', 'purged'],
      to: 'lapsed',
      by: ['system'],
      trigger: {
        fr: 'à la péremption, si le chantier n’est pas ouvert',
        en: 'when it lapses, unless the works are open',
      },
      guards: [guard.isStartPeriodOver, guard.areWorksNotStarted],
    },
  },
});
