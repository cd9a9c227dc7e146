import type { Activity } from '#domain/company/enums.ts';
import type { ProspectActivityKind, ProspectSource, ProspectState } from '#domain/growth/prospect.ts';
import type { NewProspect, NewProspectActivity } from '../schema/index.ts';
import { brandId } from './brands.ts';
import { euros } from './euros.ts';
import { personId } from './person-id.ts';
import { planId } from './plans.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import { utmId } from './utms.ts';

/** The identifier of a seeded prospect: `prospectId('agence-bellerive')`. */
export const prospectId = (key: string): string => seedId(`prospect:${key}`);

type Said = readonly [on: string, kind: ProspectActivityKind, body: string];

interface ProspectSeed {
  readonly key: string;
  readonly name: readonly [first: string, last: string, company: string | null];
  readonly reach: readonly [email: string | null, phone: string | null];
  readonly city: string;
  readonly activity: Activity;
  readonly source: ProspectSource;
  readonly status: ProspectState;
  readonly plan: 'essentiel' | 'pro' | 'reseau' | null;
  readonly mrr: number | null;
  readonly next: string | null;
  readonly by: 'ines.benali' | null;
  readonly createdOn: string;
  readonly said: readonly Said[];
  /** The days on which it came to a state. */
  readonly moves?: readonly (readonly [on: string, to: ProspectState])[];
  readonly more?: Partial<NewProspect>;
}

const seeds: readonly ProspectSeed[] = [
  {
    key: 'agence-bellerive',
    name: ['Claire', 'Bellerive', 'Agence Bellerive'],
    reach: ['claire.bellerive@example.test', '+33639980101'],
    city: 'Annecy',
    activity: 'marchand_de_biens',
    source: 'salon',
    status: 'demo_scheduled',
    plan: 'pro',
    mrr: 129,
    next: '2026-11-22',
    by: 'ines.benali',
    createdOn: '2026-11-03',
    said: [
      ['2026-11-04', 'call', 'Trois opérations en cours, suivies sur un tableur. Démonstration acceptée.'],
      ['2026-11-12', 'email', 'Invitation envoyée pour le 22 novembre, avec les documents du salon.'],
    ],
    moves: [
      ['2026-11-04', 'contacted'],
      ['2026-11-12', 'demo_scheduled'],
    ],
  },
  {
    key: 'soline-habitat',
    name: ['Marc', 'Soline', 'Soline Habitat'],
    reach: ['marc.soline@example.test', '+33639980102'],
    city: 'Rennes',
    activity: 'promoteur',
    source: 'recommandation',
    status: 'proposal',
    plan: 'reseau',
    mrr: 299,
    next: '2026-11-25',
    by: 'ines.benali',
    createdOn: '2026-09-14',
    said: [
      ['2026-09-16', 'call', 'Dix-huit opérations, six collaborateurs. Cherche un suivi commun des ventes.'],
      ['2026-10-06', 'demo', 'Démonstration devant toute l’équipe : plan de vente et appels de fonds.'],
      ['2026-11-10', 'email', 'Proposition Réseau envoyée, 299 € par mois.'],
    ],
    moves: [
      ['2026-09-16', 'contacted'],
      ['2026-09-22', 'demo_scheduled'],
      ['2026-10-06', 'demo_done'],
      ['2026-11-10', 'proposal'],
    ],
  },
  {
    key: 'aurelien-pastre',
    name: ['Aurélien', 'Pastre', null],
    reach: ['aurelien.pastre@example.test', null],
    city: 'Pau',
    activity: 'investisseur',
    source: 'utm',
    status: 'new',
    plan: null,
    mrr: null,
    next: '2026-11-18',
    by: null,
    createdOn: '2026-11-17',
    said: [],
    more: { utmId: utmId('linkedin-mdb'), consentBasis: 'consentement' },
  },
  {
    key: 'domaine-et-pierre',
    name: ['Solange', 'Vidal', 'Domaine & Pierre'],
    reach: ['solange.vidal@example.test', '+33639980104'],
    city: 'Montpellier',
    activity: 'marchand_de_biens',
    source: 'site',
    status: 'lost',
    plan: 'pro',
    mrr: 129,
    next: null,
    by: 'ines.benali',
    createdOn: '2026-07-02',
    said: [
      ['2026-07-03', 'call', 'Deux opérations par an, compare avec un tableur maison.'],
      ['2026-09-01', 'email', 'Réponse : le prix est jugé trop élevé pour deux opérations.'],
    ],
    moves: [
      ['2026-07-03', 'contacted'],
      ['2026-07-08', 'demo_scheduled'],
      ['2026-07-15', 'demo_done'],
      ['2026-07-20', 'proposal'],
      ['2026-09-01', 'lost'],
    ],
    more: { lostReason: 'Prix' },
  },
  {
    key: 'lotir-atlantique',
    name: ['Yann', 'Le Goff', 'Lotir Atlantique'],
    reach: ['yann.legoff@example.test', '+33639980105'],
    city: 'Vannes',
    activity: 'lotisseur',
    source: 'utm',
    status: 'contacted',
    plan: 'essentiel',
    mrr: 49,
    next: '2026-11-19',
    by: 'ines.benali',
    createdOn: '2026-11-06',
    said: [['2026-11-09', 'call', 'Rappeler après le dépôt de son permis d’aménager.']],
    moves: [['2026-11-09', 'contacted']],
    more: { utmId: utmId('google-lotisseur') },
  },
  {
    key: 'garrigue-fonciere',
    name: ['Nadia', 'Garrigue', 'Garrigue Foncière'],
    reach: ['nadia.garrigue@example.test', '+33639980106'],
    city: 'Nîmes',
    activity: 'marchand_de_biens',
    source: 'enseigne',
    status: 'demo_done',
    plan: 'pro',
    mrr: 129,
    next: '2026-11-24',
    by: 'ines.benali',
    createdOn: '2026-10-12',
    said: [
      ['2026-10-13', 'call', 'Orientée par son enseigne ; quatre opérations en cours.'],
      ['2026-11-13', 'demo', 'Simulation et note bancaire : très convaincue, doit voir son associé.'],
    ],
    moves: [
      ['2026-10-13', 'contacted'],
      ['2026-10-30', 'demo_scheduled'],
      ['2026-11-13', 'demo_done'],
    ],
    more: { brandId: brandId('pierre-et-cite') },
  },
  {
    key: 'maison-octave',
    name: ['Octave', 'Perrin', 'Maison Octave'],
    reach: [null, '+33639980107'],
    city: 'Dijon',
    activity: 'promoteur',
    source: 'appel',
    status: 'new',
    plan: null,
    mrr: 129,
    next: '2026-11-23',
    by: null,
    createdOn: '2026-11-19',
    said: [],
  },
  {
    key: 'quai-sud',
    name: ['Leïla', 'Haddad', 'Quai Sud Rénovation'],
    reach: ['leila.haddad@example.test', '+33639980108'],
    city: 'Toulon',
    activity: 'marchand_de_biens',
    source: 'salon',
    status: 'contacted',
    plan: 'pro',
    mrr: 129,
    next: '2026-11-27',
    by: 'ines.benali',
    createdOn: '2026-11-03',
    said: [['2026-11-05', 'email', 'Documentation envoyée à la suite du salon.']],
    moves: [['2026-11-05', 'contacted']],
    more: { utmId: utmId('salon-rent') },
  },
  {
    key: 'atelier-brique',
    name: ['Paul', 'Lenoir', 'Atelier Brique'],
    reach: ['paul.lenoir@example.test', null],
    city: 'Lille',
    activity: 'autre',
    source: 'site',
    status: 'new',
    plan: null,
    mrr: 49,
    next: '2026-11-26',
    by: 'ines.benali',
    createdOn: '2026-11-16',
    said: [['2026-11-16', 'note', 'Formulaire du site : demande si l’offre convient à un architecte.']],
  },
  {
    key: 'trois-tilleuls',
    name: ['Hélène', 'Baudry', 'Les Trois Tilleuls'],
    reach: ['helene.baudry@example.test', '+33639980110'],
    city: 'Angers',
    activity: 'lotisseur',
    source: 'recommandation',
    status: 'proposal',
    plan: 'pro',
    mrr: 129,
    next: '2026-12-01',
    by: 'ines.benali',
    createdOn: '2026-10-02',
    said: [
      ['2026-10-05', 'call', 'Recommandée par un géomètre partenaire.'],
      ['2026-10-20', 'demo', 'Démonstration du suivi des autorisations.'],
      ['2026-11-16', 'email', 'Proposition Pro à l’année envoyée.'],
    ],
    moves: [
      ['2026-10-05', 'contacted'],
      ['2026-10-12', 'demo_scheduled'],
      ['2026-10-20', 'demo_done'],
      ['2026-11-16', 'proposal'],
    ],
  },
  {
    key: 'quai-neuf',
    name: ['Amina', 'Kaci', 'Quai Neuf Rénovation'],
    reach: ['contact.quaineuf@example.test', '+33639980111'],
    city: 'Rouen',
    activity: 'marchand_de_biens',
    source: 'salon',
    status: 'won',
    plan: 'essentiel',
    mrr: 49,
    next: null,
    by: 'ines.benali',
    createdOn: '2026-02-24',
    said: [
      ['2026-02-26', 'call', 'Rencontrée au salon : deux rénovations en cours à Rouen.'],
      ['2026-03-09', 'demo', 'Démonstration du budget de travaux et du plan de vente.'],
    ],
    moves: [
      ['2026-02-26', 'contacted'],
      ['2026-03-02', 'demo_scheduled'],
      ['2026-03-09', 'demo_done'],
      ['2026-03-16', 'proposal'],
      ['2026-03-24', 'won'],
    ],
    more: { utmId: utmId('salon-rent'), wonTenantId: tenantId('T8') },
  },
  {
    key: 'villas-du-parc',
    name: ['Bruno', 'Castel', 'Villas du Parc'],
    reach: ['bruno.castel@example.test', '+33639980112'],
    city: 'Reims',
    activity: 'promoteur',
    source: 'salon',
    status: 'lost',
    plan: null,
    mrr: 49,
    next: null,
    by: null,
    createdOn: '2026-05-20',
    said: [['2026-05-28', 'call', 'Arrête son activité à la fin de l’année.']],
    moves: [
      ['2026-05-28', 'contacted'],
      ['2026-06-02', 'lost'],
    ],
    more: { lostReason: 'Arrêt de l’activité' },
  },
];

const at = (on: string): Date => new Date(`${on}T09:00:00Z`);

function prospectRow(seed: ProspectSeed, position: number): NewProspect {
  const { key, name, reach, plan, mrr, createdOn, said, by, more } = seed;
  const [firstName, lastName, company] = name;
  const exchanges = said.filter(([, kind]) => kind !== 'note').map(([on]) => on);
  const lastContactOn = exchanges.at(-1) ?? null;
  return {
    id: prospectId(key),
    company,
    firstName,
    lastName,
    email: reach[0],
    phone: reach[1],
    city: seed.city,
    activity: seed.activity,
    source: seed.source,
    status: seed.status,
    position,
    nextActionOn: seed.next,
    expectedPlanId: plan && planId(plan),
    expectedMrrCents: mrr === null ? null : euros(mrr),
    assignedTo: by && personId(by),
    consentBasis: 'interet_legitime',
    lastContactAt: lastContactOn === null ? null : at(lastContactOn),
    personContactOn: lastContactOn ?? createdOn,
    createdBy: personId('ines.benali'),
    createdAt: at(createdOn),
    updatedAt: at(lastContactOn ?? createdOn),
    ...more,
  };
}

const activityRows = ({ key, said }: ProspectSeed): NewProspectActivity[] =>
  said.map(([on, kind, body], rank) => ({
    id: seedId(`prospect-activity:${key}:${rank}`),
    prospectId: prospectId(key),
    kind,
    body,
    at: at(on),
    createdAt: at(on),
    updatedAt: at(on),
    createdBy: personId('ines.benali'),
  }));

/** A line for each state that it came to, after what was said that day. */
const moveRows = ({ key, moves = [] }: ProspectSeed): NewProspectActivity[] =>
  moves.map(([on, to], rank) => ({
    id: seedId(`prospect-move:${key}:${rank}`),
    prospectId: prospectId(key),
    kind: 'status',
    body: `${moves[rank - 1]?.[1] ?? 'new'}>${to}`,
    at: new Date(`${on}T09:30:00Z`),
    createdAt: new Date(`${on}T09:30:00Z`),
    updatedAt: new Date(`${on}T09:30:00Z`),
    createdBy: personId('ines.benali'),
  }));

/** Prospects of the platform, with what was said to them. */
export const prospectRows = (): { prospects: NewProspect[]; activities: NewProspectActivity[] } => ({
  prospects: seeds.map(prospectRow),
  activities: seeds.flatMap((seed) => [...activityRows(seed), ...moveRows(seed)]),
});
