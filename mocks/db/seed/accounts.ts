import type { RoleName } from '#domain/access/permissions.ts';
import type { brandMemberships as brandMembershipTable } from '../schema/brands.ts';
import type { NewMembership } from '../schema/memberships.ts';
import type { DemoAccount } from '../schema/settings.ts';
import type { NewUser } from '../schema/users.ts';
import { brandId } from './brands.ts';
import { operationId } from './operations/index.ts';
import { emailOf, personId, personSeeds, type PersonSeed } from './people.ts';
import { seedId } from './seed-id.ts';
import { tenantId, tenantSeeds } from './tenants.ts';
import type { CompanyKey, TenantKey } from './types.ts';

/** Makes a password; called once per account. */
export type PasswordSource = () => string;
/** Gives the encoded hash of a password. */
export type HashPassword = (password: string) => Promise<string>;

export interface AccountRows {
  users: NewUser[];
  memberships: NewMembership[];
  membershipOperations: { membershipId: string; operationId: string }[];
  brandMemberships: (typeof brandMembershipTable.$inferInsert)[];
  /** What the sign-in page of a demonstration shows, passwords in clear. */
  demoAccounts: DemoAccount[];
}

/** The accounts with fresh passwords; hashed one after the other, as each takes 19 MiB. */
export async function accountRows(passwords: PasswordSource, hash: HashPassword): Promise<AccountRows> {
  const rows: AccountRows = {
    users: [],
    memberships: [],
    membershipOperations: [],
    brandMemberships: [],
    demoAccounts: [],
  };
  for (const person of personSeeds) {
    const password = passwords();
    rows.users.push(userRow(person, await hash(password)));
    rows.demoAccounts.push(demoAccount(person, password));
    addMemberships(rows, person);
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
    passwordChangedAt: new Date(person.createdAt),
    emailVerifiedAt: new Date(person.createdAt),
    kind: person.platformRole === undefined ? 'client' : 'platform',
    status: 'active',
    locale: 'fr',
    lastLoginAt: new Date(person.lastLoginAt),
    platformRoles: person.platformRole === undefined ? [] : [person.platformRole],
    createdAt: new Date(person.createdAt),
    updatedAt: new Date(person.lastLoginAt),
  };
}

function addMemberships(rows: AccountRows, { key, memberships = [], brand, createdAt }: PersonSeed): void {
  if (brand !== undefined) {
    rows.brandMemberships.push({
      userId: personId(key),
      brandId: brandId(brand),
      createdAt: new Date(createdAt),
    });
  }
  for (const { tenant, role, onlyOperations } of memberships) {
    const id = seedId(`membership:${key}:${tenant}`);
    rows.memberships.push({
      id,
      userId: personId(key),
      tenantId: tenantId(tenant),
      role,
      acceptedAt: new Date(createdAt),
      operationScope: onlyOperations === undefined ? 'all' : 'assigned',
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
    });
    for (const ref of onlyOperations ?? []) {
      rows.membershipOperations.push({
        membershipId: id,
        operationId: operationId(tradeTenant(tenant), ref),
      });
    }
  }
}

/** @throws RangeError for a company without operations */
function tradeTenant(tenant: CompanyKey): TenantKey {
  if (tenant === 'T1' || tenant === 'T2') return tenant;
  throw new RangeError(`${tenant} has no operations.`);
}

function demoAccount(person: PersonSeed, password: string): DemoAccount {
  const [first] = person.memberships ?? [];
  const tenant = first && tenantId(first.tenant);
  const roleName: RoleName | undefined =
    person.platformRole ?? first?.role ?? (person.brand === undefined ? undefined : 'brand-manager');
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
