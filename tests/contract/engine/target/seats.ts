import { eq } from 'drizzle-orm';
import { isSystemRole, type RoleName } from '#domain/access/roles.ts';
import type { Database } from '#mocks/db/database.ts';
import { impersonations, memberships, roles, users, type SessionArea } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import type { CompanyKey, PersonKey } from '#mocks/db/seed/types.ts';
import { csrfCookie } from '#mocks/server/csrf.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { impersonationMs } from '#mocks/server/impersonation-session.ts';
import { createSession, saveSession, type SessionData } from '#mocks/server/session.ts';
import { addedRole, type Actor } from '../actor.ts';
import type { OpenOptions } from './target.ts';

/** A seeded person at work for one company, or for the platform. */
export interface Seat {
  readonly person: PersonKey;
  readonly company: CompanyKey | null;
  readonly area: SessionArea;
  /** The impersonation under which staff sit there. */
  readonly impersonationId?: string;
}

const clientSeat = (person: PersonKey, company: CompanyKey | null): Seat => ({
  person,
  company,
  area: 'client',
});
const staffSeat = (person: PersonKey): Seat => ({ person, company: null, area: 'admin' });

const seatOfRole: Readonly<Record<RoleName, Seat>> = {
  'super-admin': staffSeat('camille.roussel'),
  admin: staffSeat('thomas.lefevre'),
  sales: staffSeat('ines.benali'),
  support: staffSeat('hugo.marchal'),
  editor: staffSeat('lea.fontaine'),
  'brand-manager': clientSeat('nathalie.gauthier', null),
  owner: clientSeat('hugo.lartigue', 'T1'),
  collaborator: clientSeat('ines.duprat', 'T1'),
  accountant: clientSeat('marc.soubiran', 'T1'),
  viewer: clientSeat('lea.pons', 'T1'),
};

/** Somebody of another company, who gets a role that is data in this one. */
const addedSeat = clientSeat('paul.odin', 'T1');

/** An owner whose address is not verified. */
const unverifiedSeat = clientSeat('amina.kaci', 'T8');
const staffPerson: PersonKey = 'hugo.marchal';
const impersonationId = seedId('impersonation:reading');

const seatedAt = new Date('2026-01-05T09:00:00Z');

/** The seeded person who stands for an asker; null for nobody. */
export function seatOf({ key, role }: Actor): Seat | null {
  if (key === 'impersonator') return { ...seatOfRole.owner, impersonationId };
  if (key === 'unverified') return unverifiedSeat;
  if (key === 'added-role') return addedSeat;
  if (key === 'stranger') return clientSeat('karim.belkacem', 'T2');
  if (key === 'read-only-owner') return clientSeat('yves.dumoulin', 'T4');
  if (key === 'read-only-accountant') return clientSeat('marc.soubiran', 'T3');
  return role !== null && isSystemRole(role) ? seatOfRole[role] : null;
}

/** Starts an impersonation for reading, and takes an address for one that was never verified. */
export async function seatSituations({ db, clock }: ServerDependencies): Promise<void> {
  const startedAt = clock.systemNow();
  await db.insert(impersonations).values({
    id: impersonationId,
    staffId: personId(staffPerson),
    mode: 'read',
    reason: 'Aide à la saisie',
    userId: personId(seatOfRole.owner.person),
    tenantId: tenantId('T1'),
    startedAt,
    endsAt: new Date(startedAt.getTime() + impersonationMs),
  });
  const unverified = eq(users.id, personId(unverifiedSeat.person));
  await db.update(users).set({ emailVerifiedAt: null }).where(unverified);
}

/** Adds the role that is data, which no seeded person has, and who has it. */
export async function seatAddedRole(db: Database): Promise<void> {
  const at = { createdAt: seatedAt, updatedAt: seatedAt };
  const { name, scope, permissions } = addedRole;
  await db.insert(roles).values({
    id: seedId(`role:${name}`),
    name,
    label: 'Géomètre',
    scope,
    permissions: [...permissions],
    ...at,
  });
  await db.insert(memberships).values({
    id: seedId(`membership:${addedSeat.person}:${addedSeat.company}`),
    role: name,
    acceptedAt: seatedAt,
    userId: personId(addedSeat.person),
    tenantId: tenantId('T1'),
    ...at,
  });
}

/** The staff's own session, put aside while they act in a client's name. */
async function putAside(deps: ServerDependencies): Promise<SessionData> {
  const aside = await createSession(deps, {
    userId: personId(staffPerson),
    tenantId: null,
    area: 'admin',
    twoFactorAt: deps.clock.systemNow(),
  });
  await saveSession(deps, aside);
  return { staffSessionHash: aside.idHash };
}

/** Opens a session past the sign-in form, its second factor and its limits; gives its cookies. */
export async function startSession(
  deps: ServerDependencies,
  { person, company, area, impersonationId: id }: Seat,
  { isConfirmed = true }: OpenOptions,
): Promise<[name: string, value: string][]> {
  const now = deps.clock.systemNow();
  const session = await createSession(deps, {
    userId: personId(person),
    tenantId: company && tenantId(company),
    area,
    twoFactorAt: area === 'admin' ? now : null,
    confirmedPasswordAt: isConfirmed ? now : null,
    ...(id !== undefined && { impersonationId: id, data: await putAside(deps) }),
  });
  await saveSession(deps, session);
  return [
    [deps.config.sessionCookie, encodeURIComponent(session.newToken ?? '')],
    [csrfCookie, encodeURIComponent(session.csrfToken)],
  ];
}
