import { parseCell, type Row } from './cell.ts';
import { clientMatrix } from './client.ts';
import { platformMatrix } from './platform.ts';
import type { Reach } from './reach.ts';
import { roleNames, type RoleName } from './roles.ts';
import { tradeMatrix } from './trade.ts';
import { verbs, type Verb } from './verbs.ts';

/** What everybody who is signed in may do with what is their own, whatever their role. */
const personalCells = {
  account: 'LCUD:own',
  'saved-view': 'LCUD:own',
  notification: 'LCUD:own',
} as const;

export type Area =
  | keyof typeof clientMatrix
  | keyof typeof platformMatrix
  | keyof typeof tradeMatrix
  | keyof typeof personalCells;

/** Rights that are no verb of an area. */
const specialRights = {
  'impersonate.read': { 'super-admin': 'all', admin: 'all', support: 'all' },
  'impersonate.write': { 'super-admin': 'all', admin: 'all', support: 'consented' },
  'gdpr.erase': { owner: 'all' },
} as const satisfies Record<string, Partial<Record<RoleName, Reach>>>;

/** What a route may ask for. */
export type PermissionKey = `${Area}.${Verb}` | keyof typeof specialRights;

const matrices = [tradeMatrix, clientMatrix, platformMatrix];

/** Every area, those of operations first. */
export const areas: readonly Area[] = [
  ...new Set([...matrices, personalCells].flatMap((matrix) => Object.keys(matrix) as Area[])),
];

/** Every key, in the order of the areas, whether or not any role holds it. */
export const permissionKeys: readonly PermissionKey[] = [
  ...areas.flatMap((area) => verbs.map((verb): PermissionKey => `${area}.${verb}`)),
  ...(Object.keys(specialRights) as PermissionKey[]),
];

const knownKeys: ReadonlySet<string> = new Set(permissionKeys);

/** Whether the text is a key of this release. */
export function isPermissionKey(text: string): text is PermissionKey {
  return knownKeys.has(text);
}

/** What everybody may do with what is their own. */
export const personalReaches: ReadonlyMap<PermissionKey, Reach> = new Map(
  (Object.entries(personalCells) as [keyof typeof personalCells, string][]).flatMap(([area, cell]) =>
    [...parseCell(cell)].map(([verb, reach]): [PermissionKey, Reach] => [`${area}.${verb}`, reach]),
  ),
);

/** The rights of every system role: how far each key reaches. An absent key is not held. */
export const reachesOfRole: Readonly<Record<RoleName, ReadonlyMap<PermissionKey, Reach>>> =
  Object.fromEntries(roleNames.map((role) => [role, readRole(role)])) as Record<
    RoleName,
    ReadonlyMap<PermissionKey, Reach>
  >;

function readRole(role: RoleName): ReadonlyMap<PermissionKey, Reach> {
  const rights = new Map(personalReaches);
  for (const matrix of matrices) {
    for (const [area, row] of Object.entries(matrix) as [Area, Row][]) {
      for (const [verb, reach] of parseCell(row[role] ?? '')) rights.set(`${area}.${verb}`, reach);
    }
  }
  for (const [key, row] of Object.entries(specialRights) as [
    PermissionKey,
    Partial<Record<RoleName, Reach>>,
  ][]) {
    const reach = row[role];
    if (reach !== undefined) rights.set(key, reach);
  }
  return rights;
}
