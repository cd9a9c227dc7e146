import type { Text } from '../../explain/calculation.ts';
import { isKnown } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a description with its plan depends on. */
export type SupportPlanDescriptionFacts = Known<{
  kind: 'vir_works' | 'vefa_notice' | 'asis_sheet';
  /** File of the plan with its measures. */
  planFileId: string;
  /** Sum of the rooms, and area of the lot, in hundredths of a m². */
  roomsAreaHundredthsM2: number;
  lotAreaHundredthsM2: number;
  /** Parts of the building whose works are not described. */
  missingScopes: readonly ('common' | 'private')[];
  /** Delay of delivery, and the clause of revision where the price may be revised. */
  hasDeliveryDelay: boolean;
  isRevisionRuleMissing: boolean;
  approvedOn: string;
  notarySaleId: string;
}>;

type DescriptionGuard = Guard<SupportPlanDescriptionFacts>;

/** Rooms may differ from the lot by half a square metre. */
const toleranceHundredthsM2 = 50;

function squareMetres(hundredths: number | null | undefined): Text {
  const value = isKnown(hundredths) ? (hundredths / 100).toFixed(2) : '0.00';
  return { fr: value.replace('.', ','), en: value };
}

const doRoomsAddUp: DescriptionGuard = {
  code: 'rooms_differ',
  holds: ({ roomsAreaHundredthsM2: rooms, lotAreaHundredthsM2: lot }) =>
    isKnown(rooms) && isKnown(lot) && Math.abs(rooms - lot) <= toleranceHundredthsM2,
  text: ({ roomsAreaHundredthsM2, lotAreaHundredthsM2 }) => {
    const [rooms, lot] = [squareMetres(roomsAreaHundredthsM2), squareMetres(lotAreaHundredthsM2)];
    return {
      fr: `La somme des surfaces (${rooms.fr} m²) diffère de la surface du lot (${lot.fr} m²). Corrigez l’une ou l’autre.`,
      en: `The areas add up to ${rooms.en} m² while the lot has ${lot.en} m². Correct one or the other.`,
    };
  },
};

const areWorksDescribed: DescriptionGuard = {
  code: 'works_incomplete',
  holds: ({ kind, missingScopes }) =>
    (isKnown(kind) && kind !== 'vir_works') || (isKnown(missingScopes) && missingScopes.length === 0),
  text: ({ missingScopes }) => {
    const scopes = missingScopes ?? [];
    const fr = scopes.map((scope) => (scope === 'common' ? 'parties communes' : 'parties privatives'));
    const en = scopes.map((scope) => (scope === 'common' ? 'common parts' : 'private parts'));
    return {
      fr: `La consistance des travaux est incomplète${fr.length > 0 ? ` : ${fr.join(', ')}` : ''}. Décrivez-les.`,
      en: `The description of the works is incomplete${en.length > 0 ? `: ${en.join(', ')}` : ''}. Describe them.`,
    };
  },
  source: 'Article R262-9 du code de la construction et de l’habitation',
};

const areTermsGiven: DescriptionGuard = {
  code: 'terms_missing',
  holds: ({ kind, hasDeliveryDelay, isRevisionRuleMissing }) =>
    (isKnown(kind) && kind !== 'vir_works') || (hasDeliveryDelay === true && isRevisionRuleMissing === false),
  text: {
    fr: 'VIR : indiquez le délai de livraison et, si le prix est révisable, la clause de révision.',
    en: 'VIR: give the delay of delivery and, where the price may be revised, the clause of revision.',
  },
};

/** The life of a description: approved it is locked, annexed to a contract it never changes. */
export const supportPlanDescriptionMachine = defineMachine<SupportPlanDescriptionFacts>()({
  id: 'support_plan_description',
  title: { fr: 'Notice descriptive et plan', en: 'Description and plan' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    approved: {
      label: { fr: 'Approuvée', en: 'Approved' },
      colour: 'green',
      keeps: ['kind', 'planFileId', 'approvedOn'],
    },
    annexed: {
      label: { fr: 'Annexée', en: 'Annexed' },
      colour: 'dark',
      isFinal: true,
      keeps: ['kind', 'planFileId', 'approvedOn', 'notarySaleId'],
    },
  },
  factNames: {
    kind: { fr: 'type de document', en: 'kind of document' },
    planFileId: { fr: 'plan coté', en: 'plan with measures' },
    approvedOn: { fr: 'date d’approbation', en: 'day of approval' },
    notarySaleId: { fr: 'dossier de vente', en: 'sale' },
  },
  transitions: {
    create: {
      label: { fr: 'Créer la notice', en: 'Create the description' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
      records: { given: ['kind'] },
    },
    edit: {
      label: { fr: 'Modifier', en: 'Change' },
      from: ['draft'],
      to: 'draft',
      by: ['owner', 'collaborator'],
      elsewhere: {
        approved: {
          fr: 'Notice approuvée : créez une nouvelle version pour la modifier.',
          en: 'The description is approved: make a new version to change it.',
        },
        annexed: {
          fr: 'Notice annexée à un avant-contrat : elle ne peut plus être modifiée.',
          en: 'The description is annexed to a contract: it can no longer be changed.',
        },
      },
    },
    approve: {
      label: { fr: 'Approuver', en: 'Approve' },
      from: ['draft'],
      to: 'approved',
      by: ['owner'],
      guards: [
        {
          code: 'plan_missing',
          holds: ({ planFileId }) => isKnown(planFileId) && planFileId !== '',
          text: {
            fr: 'Le plan coté est obligatoire : joignez-le.',
            en: 'The plan with its measures is required: attach it.',
          },
        },
        doRoomsAddUp,
        areWorksDescribed,
        areTermsGiven,
      ],
      records: { computed: ['approvedOn'] },
    },
    'new-version': {
      label: { fr: 'Créer une nouvelle version', en: 'Make a new version' },
      from: ['approved'],
      to: 'approved',
      by: ['owner', 'collaborator'],
      effects: [
        {
          code: 'create_next_version',
          text: {
            fr: 'une version suivante est créée en brouillon à partir de la version approuvée',
            en: 'a next version is created as a draft from this one',
          },
        },
      ],
    },
    annex: {
      label: { fr: 'Annexer à l’avant-contrat', en: 'Annex to the contract' },
      from: ['approved'],
      to: 'annexed',
      by: ['system'],
      trigger: { fr: 'à la signature de l’avant-contrat', en: 'when the preliminary contract is signed' },
      records: { given: ['notarySaleId'] },
    },
  },
});
