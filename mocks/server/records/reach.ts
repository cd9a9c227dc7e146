import { scopesOf, type PermissionKey } from '#domain/access/permissions.ts';
import type { Reach } from '#domain/access/reach.ts';
import type { Actor } from '../actor.ts';

const ownReaches: readonly Reach[] = ['own', 'own-limited', 'own-or-assigned', 'own-or-unassigned'];

/** Whose a record is: those who made or follow it, and those to whom it is given. */
export interface RecordPeople {
  readonly ownerIds: readonly (string | null)[];
  readonly assigneeIds: readonly string[];
}

/**
 * True when a right reaches a record whose people are these: `all`, `own`, `own-limited`, `own-or-assigned` or
 * `own-or-unassigned` of the matrix.
 */
export function reachesRecord(
  { actor }: { readonly actor: Actor },
  key: PermissionKey,
  { ownerIds, assigneeIds }: RecordPeople,
): boolean {
  const { id } = actor.user;
  const reaches = scopesOf(actor.roles, key, actor.roleDefinitions);
  if (reaches.includes('all')) return true;
  if (reaches.includes('own-or-assigned') && assigneeIds.includes(id)) return true;
  const isUnassigned = ownerIds.every((owner) => owner === null);
  if (reaches.includes('own-or-unassigned') && isUnassigned) return true;
  return ownerIds.includes(id) && reaches.some((reach) => ownReaches.includes(reach));
}
