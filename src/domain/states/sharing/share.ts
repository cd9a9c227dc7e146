import { daysBetween, type Day } from '../../time/day.ts';
import { inBrackets, isAtLeast, isKnown, isOver } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a share depends on. */
export type ShareFacts = Known<{
  target: 'operation' | 'profile';
  /** A profile of a person, not of a company. */
  isIndividualProfile: boolean;
  recipientName: string;
  recipientEmail: string;
  audience: 'bank' | 'notary' | 'partner' | 'buyer' | 'other';
  sectionsCount: number;
  /** Simulations, forecasts or estimations are among the sections. */
  hasFinancialSections: boolean;
  hasPassword: boolean;
  /** Last day on which the link opens. */
  expiresOn: Day;
  revokedOn: Day;
}>;

type ShareGuard = Guard<ShareFacts>;

/** Longest life of a link in days; that of a person’s profile is shorter. */
const longestDays = 180;
const longestPersonalDays = 60;

function isPersonal({ target, isIndividualProfile }: ShareFacts): boolean {
  return target === 'profile' && isIndividualProfile !== false;
}

const doesExpireInTime: ShareGuard = {
  code: 'expiry_out_of_range',
  holds: (facts, { today }) => {
    if (!isKnown(facts.expiresOn)) return true;
    const days = daysBetween(today, facts.expiresOn);
    return days >= 0 && days <= (isPersonal(facts) ? longestPersonalDays : longestDays);
  },
  text: (facts) => {
    const days = isPersonal(facts) ? longestPersonalDays : longestDays;
    return {
      fr: `La date d’expiration ne peut pas dépasser ${days} jours, ni être passée : choisissez-en une autre.`,
      en: `The link may not live for more than ${days} days, nor have expired: choose another day.`,
    };
  },
};

const guards: readonly ShareGuard[] = [
  {
    code: 'no_section',
    holds: ({ sectionsCount }) => isAtLeast(sectionsCount, 1),
    text: {
      fr: 'Aucune section n’est choisie : cochez-en au moins une.',
      en: 'No section is chosen: tick one at least.',
    },
  },
  doesExpireInTime,
  {
    code: 'financial_section_for_buyer',
    holds: ({ audience, hasFinancialSections }) =>
      (isKnown(audience) && audience !== 'buyer') || hasFinancialSections === false,
    text: {
      fr: 'Section réservée aux partenaires financiers : retirez simulations, prévisionnel et estimations.',
      en: 'This section is for financial partners: remove simulations, forecasts and estimations.',
    },
  },
  {
    code: 'password_missing',
    holds: (facts) => (isKnown(facts.target) && !isPersonal(facts)) || facts.hasPassword === true,
    text: {
      fr: 'Un mot de passe est obligatoire pour un profil personnel : choisissez-le.',
      en: 'A password is required for a personal profile: choose one.',
    },
  },
];

const shared = ['target', 'recipientName', 'recipientEmail', 'expiresOn'] as const;

/** The life of a link that shares an operation or a profile. */
export const shareMachine = defineMachine<ShareFacts>()({
  id: 'share',
  title: { fr: 'Partage', en: 'Share' },
  states: {
    active: { label: { fr: 'Actif', en: 'Active' }, colour: 'green', keeps: shared },
    expired: { label: { fr: 'Expiré', en: 'Expired' }, colour: 'orange', isFinal: true, keeps: shared },
    revoked: {
      label: { fr: 'Révoqué', en: 'Revoked' },
      colour: 'red',
      isFinal: true,
      keeps: [...shared, 'revokedOn'],
    },
  },
  factNames: {
    target: { fr: 'objet partagé', en: 'what is shared' },
    recipientName: { fr: 'destinataire', en: 'recipient' },
    recipientEmail: { fr: 'e-mail du destinataire', en: 'recipient’s e-mail' },
    expiresOn: { fr: 'date d’expiration', en: 'last day' },
    revokedOn: { fr: 'date de révocation', en: 'day of revocation' },
  },
  transitions: {
    create: {
      label: { fr: 'Partager', en: 'Share' },
      from: [null],
      to: 'active',
      by: ['owner', 'collaborator'],
      guards,
      records: { given: shared },
    },
    view: {
      label: { fr: 'Consulter', en: 'View' },
      from: ['active'],
      to: 'active',
      by: ['guest'],
      guards: [
        {
          code: 'link_expired',
          holds: ({ expiresOn }, { today }) => isKnown(expiresOn) && !isOver(expiresOn, today),
          text: {
            fr: 'Ce lien a expiré : demandez-en un nouveau à la personne qui vous l’a envoyé.',
            en: 'This link has expired: ask the person who sent it for a new one.',
          },
        },
      ],
      effects: [
        { code: 'record_view', text: { fr: 'la consultation est consignée', en: 'the view is recorded' } },
      ],
      elsewhere: {
        expired: {
          fr: 'Ce lien a expiré : demandez-en un nouveau à la personne qui vous l’a envoyé.',
          en: 'This link has expired: ask the person who sent it for a new one.',
        },
        revoked: {
          fr: 'Ce lien n’est plus valable : demandez-en un nouveau à la personne qui vous l’a envoyé.',
          en: 'This link is no longer valid: ask the person who sent it for a new one.',
        },
      },
    },
    expire: {
      label: { fr: 'Partage expiré', en: 'Share expired' },
      from: ['active'],
      to: 'expired',
      by: ['system'],
      trigger: { fr: 'le lendemain de la date d’expiration', en: 'the day after its last day' },
      guards: [
        {
          code: 'still_valid',
          holds: ({ expiresOn }, { today }) => isOver(expiresOn, today),
          text: ({ expiresOn }) => {
            const until = inBrackets(expiresOn);
            return {
              fr: `Le partage est encore valable${until.fr} : révoquez-le pour le fermer.`,
              en: `The share is still valid${until.en}: revoke it to close it.`,
            };
          },
        },
      ],
    },
    revoke: {
      label: { fr: 'Révoquer', en: 'Revoke' },
      from: ['active'],
      to: 'revoked',
      by: ['owner', 'collaborator', 'system'],
      trigger: { fr: 'ou quand l’opération est abandonnée', en: 'or when the operation is abandoned' },
      records: { computed: ['revokedOn'] },
    },
  },
});
