import { scopesOf, type PermissionKey } from '#domain/access/permissions.ts';
import type { Actor } from '../actor.ts';

/** Whose a record is: those who made or follow it, and those to whom it is given. */
export interface RecordPeople {
  readonly ownerIds: readonly (string | null)[];
  readonly assigneeIds: readonly string[];
}

/** True when a right reaches a record whose people are these: `all`, `own` or `own-or-assigned` of the matrix. */
export function reachesRecord(
  { actor }: { readonly actor: Actor },
  key: PermissionKey,
  { ownerIds, assigneeIds }: RecordPeople,
): boolean {
  const { id } = actor.user;
  const reaches = scopesOf(actor.roles, key, actor.roleDefinitions);
  if (reaches.includes('all')) return true;
  if (reaches.includes('own-or-assigned') && assigneeIds.includes(id)) return true;
  return ownerIds.includes(id) && (reaches.includes('own') || reaches.includes('own-or-assigned'));
}
