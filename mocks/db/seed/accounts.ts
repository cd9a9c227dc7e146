import type { RoleName } from '#domain/access/permissions.ts';
import type { NewMembership } from '../schema/memberships.ts';
import type { DemoAccount } from '../schema/settings.ts';
import type { NewUser } from '../schema/users.ts';
import { operationId } from './operations/index.ts';
import { emailOf, personId, personSeeds, type PersonSeed } from './people.ts';
import { seedId } from './seed-id.ts';
import { tenantId, tenantSeeds } from './tenants.ts';

/** Makes a password; called once per account. */
export type PasswordSource = () => string;
/** Gives the encoded hash of a password. */
export type HashPassword = (password: string) => Promise<string>;

export interface AccountRows {
  users: NewUser[];
  memberships: NewMembership[];
  membershipOperations: { membershipId: string; operationId: string }[];
  /** What the sign-in page of a demonstration shows, passwords in clear. */
  demoAccounts: DemoAccount[];
}

/** The accounts with fresh passwords; hashed one after the other, as each takes 19 MiB. */
export async function accountRows(passwords: PasswordSource, hash: HashPassword): Promise<AccountRows> {
  const rows: AccountRows = { users: [], memberships: [], membershipOperations: [], demoAccounts: [] };
  for (const person of personSeeds) {
    const password = passwords();
    rows.users.push(userRow(person, await hash(password)));
    rows.demoAccounts.push(demoAccount(person, password));
    addMembership(rows, person);
  }
  return rows;
}

function userRow(person: PersonSeed, passwordHash: string): NewUser {
  return {
    id: personId(person.key),
    firstName: person.firstName,
    lastName: person.lastName,
    email: emailOf(person),
    passwordHash,
    kind: person.platformRole === undefined ? 'client' : 'platform',
    status: 'active',
    locale: 'fr',
    lastLoginAt: new Date(person.lastLoginAt),
    platformRoles: person.platformRole === undefined ? [] : [person.platformRole],
    createdAt: new Date(person.createdAt),
    updatedAt: new Date(person.lastLoginAt),
  };
}

function addMembership(rows: AccountRows, { key, membership, createdAt }: PersonSeed): void {
  if (membership === undefined) return;
  const id = seedId(`membership:${key}:${membership.tenant}`);
  const only = membership.onlyOperations;
  rows.memberships.push({
    id,
    userId: personId(key),
    tenantId: tenantId(membership.tenant),
    role: membership.role,
    operationScope: only === undefined ? 'all' : 'assigned',
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  });
  for (const ref of only ?? []) {
    rows.membershipOperations.push({ membershipId: id, operationId: operationId(membership.tenant, ref) });
  }
}

function demoAccount(person: PersonSeed, password: string): DemoAccount {
  const tenant = person.membership && tenantId(person.membership.tenant);
  const roleName: RoleName | undefined = person.platformRole ?? person.membership?.role;
  if (roleName === undefined) throw new RangeError(`${person.key} has no role.`);
  return {
    email: emailOf(person),
    name: `${person.firstName} ${person.lastName}`,
    roleName,
    tenantName: tenantSeeds.find(({ id }) => id === tenant)?.name ?? null,
    area: person.platformRole === undefined ? 'client' : 'admin',
    password,
  };
}
