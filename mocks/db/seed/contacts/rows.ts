import type { ConsentPurpose, ContactRole, ExchangeKind } from '#domain/relation/contact.ts';
import type * as schema from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { ContactSeed, TenantKey } from '../types.ts';
import { contactEmail, contactId, contactSeeds, namePartsOf, phoneOf } from './index.ts';

/** Who entered what companies had at the start. */
export const tenantOwners: Record<TenantKey, string> = { T1: 'hugo.lartigue', T2: 'karim.belkacem' };

/** Who looks after contacts of the first company, turn by turn; nobody after some. */
const followers = ['hugo.lartigue', 'ines.duprat', null] as const;

/** Postcode and INSEE code of the towns where contacts live. */
const towns: Readonly<Record<string, readonly [string, string]>> = {
  Libourne: ['33500', '33243'],
  Bordeaux: ['33000', '33063'],
  Talence: ['33400', '33522'],
  Mérignac: ['33700', '33281'],
  Pessac: ['33600', '33318'],
  Bègles: ['33130', '33039'],
  Arcachon: ['33120', '33009'],
  Gradignan: ['33170', '33192'],
  Coutras: ['33230', '33138'],
  Périgueux: ['24000', '24322'],
};

/** What was exchanged with contacts of the first company. */
const exchanges: readonly (readonly [string, ExchangeKind, string, string])[] = [
  [
    'seller-1',
    'meeting',
    '2025-04-15T14:00:00Z',
    'Visite des chais avec l’indivision. Accord de principe sur le prix.',
  ],
  ['seller-1', 'call', '2026-09-02T09:30:00Z', 'Demande où en est la vente des derniers lots.'],
  ['seller-2', 'call', '2026-10-12T10:10:00Z', 'Confirme la remise des clés du dernier local.'],
  [
    'seller-8',
    'note',
    '2026-11-16T16:45:00Z',
    'Succession ouverte : trois héritiers, attendre l’accord du notaire.',
  ],
  ['seller-6', 'meeting', '2026-11-05T13:30:00Z', 'Présentation de l’offre à la SCI.'],
  ['notary-1', 'call', '2026-11-18T08:50:00Z', 'Pièces manquantes pour l’acte : attestation d’assurance.'],
  ['notary-3', 'note', '2026-10-27T15:20:00Z', 'Préfère recevoir les projets en deux exemplaires.'],
  ['agent-1', 'call', '2026-11-13T11:05:00Z', 'Deux visites prévues samedi.'],
  ['agent-2', 'meeting', '2026-08-21T12:00:00Z', 'Déjeuner : trois biens à venir rive droite.'],
  ['buyer-1', 'meeting', '2026-05-06T16:00:00Z', 'Visite du lot 3, intéressé par le stationnement.'],
  ['buyer-2', 'call', '2026-11-17T17:15:00Z', 'Attend l’accord de sa banque, rappeler vendredi.'],
  ['buyer-14', 'call', '2026-11-10T09:00:00Z', 'Cherche un T3 à Gradignan, budget 280 000 €.'],
  ['bank-1', 'meeting', '2026-10-02T08:30:00Z', 'Revue annuelle des encours.'],
  ['architect-1', 'call', '2026-11-12T14:40:00Z', 'Permis modificatif déposé cette semaine.'],
];

/** What contacts of the first company said; two refuse prospecting. */
const consents: readonly (readonly [string, ConsentPurpose, boolean, string, string])[] = [
  ['buyer-1', 'email-prospecting', true, '2026-05-06T16:30:00Z', 'Formulaire de visite'],
  ['buyer-1', 'tracking', true, '2026-05-06T16:30:00Z', 'Formulaire de visite'],
  ['buyer-2', 'email-prospecting', true, '2026-03-11T10:00:00Z', 'Mini-site'],
  ['buyer-5', 'email-prospecting', true, '2026-02-02T10:00:00Z', 'Salon de l’immobilier'],
  ['buyer-8', 'email-prospecting', false, '2026-06-19T09:20:00Z', 'Appel du 19 juin'],
  ['buyer-14', 'email-prospecting', true, '2026-07-01T08:00:00Z', 'Formulaire papier'],
  ['buyer-13', 'email-prospecting', false, '2026-09-23T15:05:00Z', 'Lien de désinscription'],
];

/** What contacts of the first company are to operations, beside their sellers and agents. */
const links: readonly (readonly [string, ContactRole, string])[] = [
  ['notary-1', 'notary', 'OP-2025-001'],
  ['buyer-1', 'buyer', 'OP-2025-001'],
  ['buyer-2', 'buyer', 'OP-2025-001'],
  ['buyer-3', 'buyer', 'OP-2025-001'],
  ['bank-1', 'banker', 'OP-2025-001'],
  ['architect-2', 'architect', 'OP-2025-001'],
  ['notary-3', 'notary', 'OP-2025-002'],
  ['bank-2', 'banker', 'OP-2025-002'],
  ['notary-5', 'notary', 'OP-2025-003'],
  ['architect-1', 'architect', 'OP-2026-002'],
  ['buyer-13', 'neighbour', 'OP-2026-001'],
];

const tagsOf: Readonly<Record<string, string[]>> = {
  'seller-8': ['succession', 'à relancer'],
  'notary-1': ['étude partenaire'],
  'agent-1': ['exclusivité'],
  'buyer-2': ['à relancer'],
  'buyer-7': ['investisseur'],
  'buyer-12': ['investisseur'],
  'buyer-14': ['primo-accédant'],
};

/** Contacts with what belongs to them. Dates lie before the demonstration begins. */
export function contactRows() {
  const enteredBy = personId(tenantOwners.T1);
  const ofT1 = (what: string, key: string, at: string) => ({
    id: seedId(`contact-${what}:T1:${key}:${at}`),
    tenantId: tenantId('T1'),
    contactId: contactId('T1', key.split('/')[0] ?? key),
    createdAt: new Date(at),
    updatedAt: new Date(at),
  });
  return {
    contacts: contactSeeds.flatMap(({ tenant, contacts }, tenantRank) =>
      contacts.map((contact, rank) => contactRow(tenant, contact, { rank, tenantRank })),
    ),
    exchanges: exchanges.map(([key, kind, at, body]): typeof schema.contactExchanges.$inferInsert => ({
      ...ofT1('exchange', key, at),
      kind,
      body,
      at: new Date(at),
      createdBy: enteredBy,
    })),
    consents: consents.map(
      ([key, purpose, isGiven, at, source]): typeof schema.contactConsents.$inferInsert => ({
        ...ofT1('consent', `${key}/${purpose}`, at),
        purpose,
        basis: 'consent',
        isGiven,
        source,
        at: new Date(at),
        recordedBy: enteredBy,
      }),
    ),
    links: links.map(([key, role, ref]): typeof schema.contactOperations.$inferInsert => ({
      ...ofT1('operation', `${key}/${ref}`, '2026-06-01T08:00:00Z'),
      operationId: operationId('T1', ref),
      role,
    })),
  };
}

function contactRow(
  tenant: TenantKey,
  contact: ContactSeed,
  { rank, tenantRank }: { rank: number; tenantRank: number },
): schema.NewContact {
  const enteredAt = new Date(Date.UTC(2025, 3 + (rank % 12), 1 + (rank % 27), 8 + (rank % 9), 20));
  const row = {
    ...namePartsOf(contact),
    id: contactId(tenant, contact.key),
    tenantId: tenantId(tenant),
    roles: [contact.role],
    city: contact.city,
    email: contact.email ?? contactEmail(contact.displayName),
    phone: phoneOf(tenantRank * 50 + rank),
    createdBy: personId(tenantOwners[tenant]),
    createdAt: enteredAt,
    updatedAt: enteredAt,
  };
  if (tenant !== 'T1') return row;
  const [postalCode = null, inseeCode = null] = towns[contact.city] ?? [];
  const follower = followers[rank % followers.length] ?? null;
  const reached = exchanges.filter(([key]) => key === contact.key).map(([, , at]) => at);
  return {
    ...row,
    mobile: contact.mobile ?? null,
    postalCode,
    inseeCode,
    ownerUserId: follower === null ? null : personId(follower),
    tags: tagsOf[contact.key] ?? [],
    source: contact.twinOf === undefined ? 'manual' : 'import',
    doNotContact: contact.key === 'buyer-8',
    lastContactAt: reached.length === 0 ? null : new Date(reached.toSorted().at(-1) ?? ''),
  };
}
