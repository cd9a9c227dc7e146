import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import { inBrackets, isAtLeast, isKnown, isNotAfter } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a works lot depends on. */
export type ConstructionLotFacts = Known<{
  quotesCount: number;
  hasSelectedQuote: boolean;
  contractHtCents: Cents;
  startOn: Day;
  /** Last day of the company’s ten-year insurance. */
  decennialValidUntil: Day;
  situationsCount: number;
  /** Progress of the works; 10000 is all. */
  progressBps: number;
  receptionOn: Day;
  /** Reserves noted at the reception and not lifted. */
  openReservesCount: number;
  reservesLiftedOn: Day;
  /** Nothing is withheld any more and no surety stands for it. */
  isRetentionReleased: boolean;
  terminationReason: string;
}>;

type LotGuard = Guard<ConstructionLotFacts>;

const isInsured: LotGuard = {
  code: 'decennial_missing',
  holds: ({ startOn, decennialValidUntil }) => isNotAfter(startOn, decennialValidUntil),
  text: ({ decennialValidUntil }) => {
    const until = inBrackets(decennialValidUntil);
    return {
      fr: `Attestation décennale manquante ou expirée${until.fr} : demandez celle qui couvre le début des travaux.`,
      en: `The ten-year insurance certificate is missing or has expired${until.en}: ask for one that covers the start of the works.`,
    };
  },
};

const hasStarted: LotGuard = {
  code: 'not_started',
  holds: ({ situationsCount, startOn }, { today }) =>
    isAtLeast(situationsCount, 1) || (isKnown(startOn) && startOn <= today),
  text: ({ startOn }) => {
    const when = inBrackets(startOn);
    return {
      fr: `Les travaux n’ont pas commencé${when.fr} : attendez leur début ou la première situation.`,
      en: `The works have not started${when.en}: wait for their start or the first progress claim.`,
    };
  },
};

const contract = ['contractHtCents', 'startOn'] as const;
const received = [...contract, 'receptionOn'] as const;

/** The life of a works lot. */
export const constructionLotMachine = defineMachine<ConstructionLotFacts>()({
  id: 'construction_lot',
  title: { fr: 'Lot de travaux', en: 'Works lot' },
  states: {
    to_consult: { label: { fr: 'À consulter', en: 'To consult' }, colour: 'grey' },
    consulted: { label: { fr: 'Consulté', en: 'Consulted' }, colour: 'blue' },
    awarded: { label: { fr: 'Attribué', en: 'Awarded' }, colour: 'violet', keeps: contract },
    in_progress: { label: { fr: 'En cours', en: 'In progress' }, colour: 'orange', keeps: contract },
    completed: { label: { fr: 'Terminé', en: 'Completed' }, colour: 'teal', keeps: contract },
    received: { label: { fr: 'Réceptionné', en: 'Received' }, colour: 'indigo', keeps: received },
    reserves_lifted: {
      label: { fr: 'Réserves levées', en: 'Reserves lifted' },
      colour: 'green',
      keeps: [...received, 'reservesLiftedOn'],
    },
    closed: {
      label: { fr: 'Soldé', en: 'Settled' },
      colour: 'dark',
      isFinal: true,
      keeps: [...received, 'reservesLiftedOn'],
    },
    terminated: {
      label: { fr: 'Résilié', en: 'Terminated' },
      colour: 'red',
      isFinal: true,
      keeps: [...contract, 'terminationReason'],
    },
  },
  factNames: {
    contractHtCents: { fr: 'montant du marché HT', en: 'contract without VAT' },
    startOn: { fr: 'date de début', en: 'day of start' },
    receptionOn: { fr: 'date de réception', en: 'day of reception' },
    reservesLiftedOn: { fr: 'date de levée des réserves', en: 'day the reserves were lifted' },
    terminationReason: { fr: 'motif de la résiliation', en: 'reason for the termination' },
  },
  transitions: {
    create: {
      label: { fr: 'Ajouter le lot de travaux', en: 'Add the works lot' },
      from: [null],
      to: 'to_consult',
      by: ['owner', 'collaborator'],
    },
    consult: {
      label: { fr: 'Consultation faite', en: 'Consultation done' },
      from: ['to_consult'],
      to: 'consulted',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'no_quote',
          holds: ({ quotesCount }) => isAtLeast(quotesCount, 1),
          text: {
            fr: 'Aucun devis n’est reçu : ajoutez-en au moins un.',
            en: 'No quote was received: add one at least.',
          },
        },
      ],
    },
    award: {
      label: { fr: 'Attribuer le marché', en: 'Award the contract' },
      from: ['consulted'],
      to: 'awarded',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'no_selected_quote',
          holds: ({ hasSelectedQuote }) => hasSelectedQuote === true,
          text: {
            fr: 'Aucun devis n’est retenu : choisissez celui de l’entreprise.',
            en: 'No quote is selected: choose the company’s.',
          },
        },
        {
          code: 'no_contract_amount',
          holds: ({ contractHtCents }) => isAtLeast(contractHtCents, 1),
          text: {
            fr: 'Le montant du marché doit être supérieur à 0 € : saisissez-le.',
            en: 'The contract must be above €0: enter its amount.',
          },
        },
        isInsured,
      ],
      records: { given: contract },
    },
    start: {
      label: { fr: 'Travaux commencés', en: 'Works started' },
      from: ['awarded'],
      to: 'in_progress',
      by: ['system'],
      trigger: {
        fr: 'à la première situation ou à la date de début',
        en: 'at the first progress claim or on the day of start',
      },
      guards: [hasStarted],
    },
    complete: {
      label: { fr: 'Travaux terminés', en: 'Works completed' },
      from: ['in_progress'],
      to: 'completed',
      by: ['system'],
      trigger: { fr: 'quand l’avancement atteint 100 %', en: 'when progress reaches 100%' },
      guards: [
        {
          code: 'not_complete',
          holds: ({ progressBps }) => isAtLeast(progressBps, 10_000),
          text: {
            fr: 'L’avancement n’atteint pas 100 % : enregistrez la dernière situation.',
            en: 'Progress has not reached 100%: record the last progress claim.',
          },
        },
      ],
    },
    receive: {
      label: { fr: 'Prononcer la réception', en: 'Record the reception' },
      from: ['completed'],
      to: 'received',
      by: ['owner', 'collaborator'],
      records: { given: ['receptionOn'] },
      effects: [
        {
          code: 'start_guarantees',
          text: {
            fr: 'les garanties de parfait achèvement, biennale et décennale courent, et la retenue a sa date de libération',
            en: 'the guarantees of one, two and ten years run, and the retention has its day of release',
          },
        },
      ],
    },
    'lift-reserves': {
      label: { fr: 'Réserves levées', en: 'Reserves lifted' },
      from: ['received'],
      to: 'reserves_lifted',
      by: ['system', 'owner', 'collaborator'],
      trigger: { fr: 'quand la dernière réserve est levée', en: 'when the last reserve is lifted' },
      guards: [
        {
          code: 'open_reserves',
          holds: ({ openReservesCount }) => openReservesCount === 0,
          text: {
            fr: 'Des réserves restent ouvertes : enregistrez la levée de chacune.',
            en: 'Some reserves are open: record that each is lifted.',
          },
        },
      ],
      records: { computed: ['reservesLiftedOn'] },
    },
    close: {
      label: { fr: 'Solder le marché', en: 'Settle the contract' },
      from: ['reserves_lifted'],
      to: 'closed',
      by: ['owner', 'collaborator', 'accountant'],
      guards: [
        {
          code: 'retention_held',
          holds: ({ isRetentionReleased }) => isRetentionReleased === true,
          text: {
            fr: 'La retenue de garantie n’est pas libérée : restituez-la, ou libérez la caution qui la remplace.',
            en: 'The retention is not released: pay it, or release the surety that stands for it.',
          },
          source: 'Loi 71-584 du 16 juillet 1971, article 2',
        },
      ],
    },
    terminate: {
      label: { fr: 'Résilier le marché', en: 'Terminate the contract' },
      from: ['awarded', 'in_progress', 'completed'],
      to: 'terminated',
      by: ['owner'],
      records: { given: ['terminationReason'] },
    },
  },
});
