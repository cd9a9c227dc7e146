import type { LeadActivityKind, LeadKind, LeadLostReason, LeadPortal, LeadState } from '#domain/lead/lead.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** What was done about a request: when, what, detail, words, by whom. */
export type SaidSeed = readonly [
  at: string,
  kind: LeadActivityKind,
  detail: string,
  body: string,
  by: PersonKey | null,
];

/** A request of a portal or a mini-site; amounts in whole euros, instants in UTC. */
export interface LeadSeed {
  readonly key: string;
  readonly tenant: TenantKey;
  readonly portal: LeadPortal;
  readonly at: string;
  readonly operation: string | null;
  readonly lot: string | null;
  /** First and last name, or the key of the contact that it is. */
  readonly who: readonly [first: string, last: string] | string;
  /** E-mail and mobile of who is no contact. */
  readonly reach?: readonly [email: string | null, phone: string | null];
  readonly kind?: LeadKind;
  readonly message: string;
  readonly budget?: number;
  readonly status: LeadState;
  readonly lost?: LeadLostReason;
  readonly to?: PersonKey;
  readonly answered?: string;
  /** The planned visit of the operation that came of it, by its beginning. */
  readonly visit?: string;
  /** The earlier request that it repeats. */
  readonly repeats?: string;
  readonly said?: readonly SaidSeed[];
}

const chais = { tenant: 'T1', operation: 'OP-2025-001' } as const;
const genes = { tenant: 'T1', operation: 'OP-2025-002' } as const;
const zola = { tenant: 'T2', operation: 'OP-2025-002' } as const;
const ines = 'ines.duprat';
const hugo = 'hugo.lartigue';
const karim = 'karim.belkacem';

/** Of the first company: three late, two within their time, one repeated, one unwanted, two converted. */
const garonne: readonly LeadSeed[] = [
  {
    ...chais,
    key: 'vidal',
    portal: 'leboncoin',
    at: '2026-11-20T06:52:00Z',
    lot: 'G01',
    who: ['Nora', 'Vidal'],
    reach: ['nora.vidal@example.test', '+33639980161'],
    message:
      'Bonjour, le box de la cour intérieure est-il encore libre ? J’habite la rue voisine et je cherche à garer une petite voiture. Peut-on le voir samedi ?',
    budget: 15_000,
    status: 'new',
  },
  {
    ...genes,
    key: 'tessier',
    portal: 'seloger',
    at: '2026-11-19T17:20:00Z',
    lot: 'B1',
    who: 'buyer-12',
    message: 'Je souhaite recevoir le plan et le montant des charges de ce lot.',
    budget: 180_000,
    status: 'new',
    to: ines,
  },
  {
    ...genes,
    key: 'mercadier',
    portal: 'bienici',
    at: '2026-11-18T13:05:00Z',
    lot: 'M1',
    who: ['Julien', 'Mercadier'],
    reach: ['julien.mercadier@example.test', '+33639980162'],
    kind: 'visit',
    message: 'La maison du jardinier nous plaît beaucoup. Quand pouvons-nous la visiter ?',
    budget: 205_000,
    status: 'new',
    to: ines,
  },
  {
    ...genes,
    key: 'bouzid',
    portal: 'leboncoin',
    at: '2026-11-19T09:30:00Z',
    lot: 'B3',
    who: ['Samira', 'Bouzid'],
    reach: ['samira.bouzid@example.test', null],
    message: 'Est-ce encore disponible ?',
    status: 'new',
  },
  {
    ...chais,
    key: 'desmoulins',
    portal: 'pap',
    at: '2026-11-19T14:10:00Z',
    lot: null,
    who: ['Gérard', 'Desmoulins'],
    reach: [null, '+33639980163'],
    kind: 'callback',
    message: 'Merci de me rappeler après 17 h au sujet des lots restants.',
    status: 'new',
  },
  {
    ...genes,
    key: 'lacaze',
    portal: 'seloger',
    at: '2026-11-17T10:15:00Z',
    lot: 'B2',
    who: ['Élodie', 'Lacaze'],
    reach: ['elodie.lacaze@example.test', '+33639980164'],
    message:
      'Bonjour, nous cherchons un deux-pièces lumineux pour notre fille étudiante. Quelles sont les charges et la taxe foncière de ce lot ?',
    budget: 185_000,
    status: 'contacted',
    to: ines,
    answered: '2026-11-17T11:02:00Z',
    said: [
      [
        '2026-11-17T11:02:00Z',
        'reply',
        'Vos questions – B2',
        'Voici le détail des charges. Je vous propose une visite jeudi ou vendredi.',
        ines,
      ],
    ],
  },
  {
    ...chais,
    key: 'garnier',
    portal: 'leboncoin',
    at: '2026-11-16T16:40:00Z',
    lot: 'G01',
    who: ['Paul', 'Garnier'],
    reach: ['paul.garnier@example.test', '+33639980165'],
    message: 'Quelle est la hauteur du box ?',
    budget: 12_000,
    status: 'contacted',
    to: hugo,
    answered: '2026-11-17T08:20:00Z',
    said: [['2026-11-17T08:20:00Z', 'call', 'message_left', 'Rappellera en fin de semaine.', hugo]],
  },
  {
    ...chais,
    key: 'garnier-again',
    portal: 'seloger',
    at: '2026-11-20T07:35:00Z',
    lot: 'G01',
    who: ['Paul', 'Garnier'],
    reach: ['paul.garnier@example.test', '+33639980165'],
    message: 'Je suis toujours intéressé par le box, merci de me répondre.',
    status: 'new',
    repeats: 'garnier',
  },
  {
    ...genes,
    key: 'fauvel',
    portal: 'bienici',
    at: '2026-11-12T08:45:00Z',
    lot: 'B3',
    who: ['Thomas', 'Fauvel'],
    reach: ['thomas.fauvel@example.test', '+33639980166'],
    message:
      'Projet locatif : je dispose de 60 000 € d’apport et d’un accord de principe. Le lot est-il libre de toute occupation à l’acte ?',
    budget: 290_000,
    status: 'qualified',
    to: ines,
    answered: '2026-11-12T09:50:00Z',
    said: [
      ['2026-11-12T09:50:00Z', 'call', 'reached', 'Libre à l’acte. Accord de la banque attendu.', ines],
      ['2026-11-13T10:05:00Z', 'status', 'qualified', '', ines],
    ],
  },
  {
    ...chais,
    key: 'buyer-4-box',
    portal: 'leboncoin',
    at: '2026-11-16T09:10:00Z',
    lot: 'G01',
    who: 'buyer-4',
    kind: 'visit',
    message: 'Nous avons acheté un appartement ici : peut-on visiter le box aussi ?',
    budget: 15_000,
    status: 'visit',
    to: ines,
    answered: '2026-11-16T10:30:00Z',
    visit: '2026-11-24T16:30:00Z',
    said: [
      ['2026-11-16T10:30:00Z', 'call', 'reached', 'Disponibles mardi en fin de journée.', ines],
      ['2026-11-17T16:30:00Z', 'visit', '2026-11-24 17:30', '', ines],
    ],
  },
  {
    ...chais,
    key: 'courreges',
    portal: 'leboncoin',
    at: '2026-11-09T12:25:00Z',
    lot: 'G01',
    who: 'buyer-9',
    message: 'Intéressée par le box, pour le louer. Quel rapport peut-on en attendre ?',
    budget: 16_000,
    status: 'converted',
    to: hugo,
    answered: '2026-11-09T13:40:00Z',
    said: [
      ['2026-11-09T13:40:00Z', 'reply', 'Vos questions – G01', 'Voici les loyers constatés.', hugo],
      ['2026-11-10T08:15:00Z', 'status', 'converted', '', hugo],
    ],
  },
  {
    ...chais,
    key: 'guerin',
    portal: 'mini_site',
    at: '2026-10-14T18:05:00Z',
    lot: 'G01',
    who: 'buyer-10',
    message: 'Merci de m’envoyer le plan du box.',
    budget: 15_000,
    status: 'converted',
    to: hugo,
    answered: '2026-10-15T07:30:00Z',
    said: [
      ['2026-10-15T07:30:00Z', 'reply', 'Votre demande – G01', 'Le plan vous parvient cette semaine.', hugo],
      ['2026-10-15T07:45:00Z', 'status', 'converted', '', hugo],
    ],
  },
  {
    ...genes,
    key: 'aubry',
    portal: 'figaro',
    at: '2026-11-05T15:00:00Z',
    lot: 'M1',
    who: ['Cécile', 'Aubry'],
    reach: ['cecile.aubry@example.test', '+33639980167'],
    message: 'Le prix est-il négociable ?',
    budget: 160_000,
    status: 'lost',
    lost: 'price',
    to: ines,
    answered: '2026-11-05T16:20:00Z',
    said: [
      ['2026-11-05T16:20:00Z', 'call', 'reached', 'Ne peut pas dépasser 160 000 €.', ines],
      ['2026-11-06T09:00:00Z', 'status', 'lost', '', ines],
    ],
  },
  {
    ...chais,
    key: 'spam',
    portal: 'leboncoin',
    at: '2026-11-14T22:48:00Z',
    lot: null,
    who: ['Referencement', 'Pro'],
    reach: ['contact@referencement-pro.example.test', null],
    message: 'Offre exceptionnelle : votre site en première page en 48 heures.',
    status: 'spam',
    said: [['2026-11-16T08:05:00Z', 'status', 'spam', '', ines]],
  },
];

/** Of the second company. */
const loire: readonly LeadSeed[] = [
  {
    ...zola,
    key: 'perrin',
    portal: 'seloger',
    at: '2026-11-20T07:10:00Z',
    lot: 'Z12',
    who: ['Camille', 'Perrin'],
    reach: ['camille.perrin@example.test', '+33639980171'],
    kind: 'visit',
    message: 'Nous aimerions visiter l’appartement témoin samedi prochain.',
    budget: 400_000,
    status: 'new',
    to: karim,
  },
  {
    ...zola,
    key: 'bonnard',
    portal: 'bienici',
    at: '2026-11-17T13:30:00Z',
    lot: 'Z23',
    who: ['Hugo', 'Bonnard'],
    reach: ['hugo.bonnard@example.test', null],
    message: 'Quel est le délai de livraison ?',
    status: 'contacted',
    to: karim,
    answered: '2026-11-17T14:45:00Z',
    said: [['2026-11-17T14:45:00Z', 'reply', 'Vos questions – Z23', 'Livraison prévue au printemps.', karim]],
  },
  {
    ...zola,
    key: 'moulin',
    portal: 'leboncoin',
    at: '2026-11-10T10:00:00Z',
    lot: 'Z33',
    who: ['Aline', 'Moulin'],
    reach: [null, '+33639980172'],
    message: 'Je cherche un trois-pièces avec terrasse.',
    budget: 430_000,
    status: 'qualified',
    to: karim,
    answered: '2026-11-10T11:20:00Z',
    said: [['2026-11-10T11:20:00Z', 'call', 'reached', 'Terrasse indispensable.', karim]],
  },
];

export const leadSeeds: readonly LeadSeed[] = [...garonne, ...loire];
